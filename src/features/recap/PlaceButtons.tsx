import { styled } from 'styled-components';

import { useAppSelector } from '../../app/hooks';
import { QuietButton } from '../../design/Button';
import { EnglishName } from '../../design/EnglishName';
import { MutedText } from '../../design/MutedText';
import { color } from '../../design/tokens';
import type { Place } from '../../domain/countries';
import { useAllTexts } from '../../texts/useTexts';
import { selectSelectedPlace } from '../game/gameSelectors';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin: 10px 0 0;
  padding: 0;
  list-style: none;
`;

const PlaceButton = styled(QuietButton)`
  min-height: 44px;
  text-align: start;

  &[aria-pressed='true'] {
    background: ${color('ink')};
    color: ${color('ground')};
  }
`;

type Props = {
  readonly places: readonly Place[];
  readonly onSelect: (place: Place) => void;
};

/** Places that can be shown in the board's frame. */
export function PlaceButtons({ places, onSelect }: Props) {
  const texts = useAllTexts();
  const selected = useAppSelector(selectSelectedPlace);
  return (
    <>
      <MutedText>{texts.recap.look}</MutedText>
      <List role="list">
        {places.map((place) => (
          <li key={place.name}>
            <PlaceButton
              aria-pressed={place.name === selected?.name}
              onClick={() => onSelect(place)}
            >
              <EnglishName name={place.name} />
            </PlaceButton>
          </li>
        ))}
      </List>
    </>
  );
}
