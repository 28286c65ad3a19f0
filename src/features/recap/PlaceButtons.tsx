import { styled } from 'styled-components';

import { useAppSelector } from '../../app/hooks';
import { QuietButton } from '../../design/Button';
import { Quiet } from '../../design/Quiet';
import { color } from '../../design/tokens';
import type { Place } from '../../domain/countries';
import { recapTexts } from '../../texts/recap';
import { selectViewed } from '../game/gameSelectors';

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
  readonly onPick: (place: Place) => void;
};

/** Places, each of which can be looked at in the board's frame. */
export function PlaceButtons({ places, onPick }: Props) {
  const viewed = useAppSelector(selectViewed);
  return (
    <>
      <Quiet>{recapTexts.look}</Quiet>
      <List role="list">
        {places.map((place) => (
          <li key={place.name}>
            <PlaceButton aria-pressed={place.name === viewed?.name} onClick={() => onPick(place)}>
              {place.name}
            </PlaceButton>
          </li>
        ))}
      </List>
    </>
  );
}
