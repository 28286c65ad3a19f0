import { useId } from 'react';
import { styled } from 'styled-components';

import { EnglishName } from '../../../design/EnglishName';
import { MutedText } from '../../../design/MutedText';
import { breakpoints, color, fonts } from '../../../design/tokens';
import { selectCurrentRound, selectSelectedPlace } from '../../../features/game/gameSelectors';
import { placeSelected } from '../../../features/game/gameSlice';
import { CountryPicture } from '../../../features/game/map/CountryPicture';
import { selectCountryMap } from '../../../features/game/map/frameSelectors';
import { useCountryLabel } from '../../../features/game/useCountryLabel';
import { LazyPart } from '../../../layout/SectionBoundary';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { useTexts } from '../../../texts/useTexts';
import { NewTabLink } from './NewTabLink';
import { useFurtherPlaces } from './useFurtherPlaces';
import { searchUrl } from './wikipedia';

/** On a desk below the picture, where they are shown. */
const PlacesRoom = styled.div`
  order: 4;
  min-width: 0;

  @media ${breakpoints.boardColumns} {
    grid-area: 2 / 2;
  }
  @media ${breakpoints.wideColumns} {
    grid-area: 2 / 1;
  }
`;

const Heading = styled.h3`
  margin: 14px 0 6px;
`;

/** Below all else, it moves nothing. */
const Article = styled.p`
  min-height: 44px;

  a {
    display: block;
    padding: 10px 0;
  }
`;

/** Scrolls sideways if the places do not fit. The padding makes room for the focus ring. */
const Row = styled.div`
  display: flex;
  align-items: start;
  gap: 12px;
  margin: 0 -6px;
  padding: 6px;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-padding: 6px;

  > :empty {
    display: none;
  }
`;

const Pictures = styled.ul`
  display: flex;
  flex: none;
  gap: 12px;

  li {
    flex: none;
    width: max(6rem, clamp(120px, 36vw, 160px));
  }
`;

const Names = styled.ul`
  flex: 1 0 min(8rem, 100%);
  font-size: 0.9rem;

  a {
    display: block;
    padding: 7px 0;
    line-height: 1.25;
  }
`;

/** A place's picture and name: selects it for the map. */
const Thumbnail = styled.button`
  display: flex;
  flex-direction: column;
  width: 100%;
  height: 100%;
  border: 1px solid ${color('line')};
  background: ${color('surface')};
  color: ${color('ink')};
  text-align: start;

  &:hover {
    border-color: ${color('ink')};
  }
  &[aria-pressed='true'] {
    border-color: ${color('ink')};
    background: ${color('ink')};
    color: ${color('ground')};
  }
`;

const Name = styled.span`
  margin: 5px 8px 7px;
  font: 400 0.85rem/1.25 ${fonts.text};
  overflow-wrap: anywhere;
`;

/** A thumbnail, or a word about it. */
const Picture = styled.span`
  display: grid;
  place-items: center;
  aspect-ratio: 4 / 3;
  background: ${color('track')};
  color: ${color('muted')};
  font-size: 0.8rem;
  text-align: center;

  img {
    width: 100%;
  }
`;

/** The further places of the answer's country, if any are known. */
export function MorePlaces() {
  const { recap } = useTexts();
  const label = useCountryLabel();
  const name = useAppSelector(selectCurrentRound)?.answer.name;
  if (!name) return null;
  return (
    <PlacesRoom>
      <LazyPart failed={<MutedText>{recap.moreFailed(label(name))}</MutedText>}>
        <Places key={name} name={name} title={recap.more(label(name))} />
      </LazyPart>
    </PlacesRoom>
  );
}

type Props = { readonly title: string; readonly name: string };

/** Suspends until the places have loaded. The pictures are the atlas's: nothing is billed. */
function Places({ title, name }: Props) {
  const { recap } = useTexts();
  const headingId = useId();
  const dispatch = useAppDispatch();
  const selected = useAppSelector(selectSelectedPlace);
  const box = useAppSelector(selectCountryMap)?.picture.box;
  const places = useFurtherPlaces(name, box);
  const pictured = places.filter(({ isPictured }) => isPictured);
  const others = places.filter(({ isPictured }) => !isPictured);
  const linkTo = (place: string, text = place) => (
    <NewTabLink href={searchUrl(place, name)}>
      <EnglishName name={place} text={text} />
    </NewTabLink>
  );
  if (places.length === 0) return null;
  return (
    <section aria-labelledby={headingId}>
      <Heading id={headingId}>{title}</Heading>
      <Row>
        <Pictures role="list">
          {pictured.map(({ place, at }) => (
            <li key={place.name}>
              <Thumbnail
                aria-pressed={place.index === selected?.index}
                onClick={() => dispatch(placeSelected(place))}
                // Chromium does not scroll to what is partly in view.
                onFocus={({ currentTarget }) =>
                  currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })
                }
              >
                <Picture>
                  <CountryPicture
                    country={name}
                    file={`${place.index}.avif`}
                    loading="lazy"
                    instead={<span>{recap.notStored}</span>}
                  />
                </Picture>
                <Name>
                  <EnglishName
                    name={place.name}
                    text={box && !at ? recap.offMap(place.name) : place.name}
                  />
                </Name>
              </Thumbnail>
            </li>
          ))}
        </Pictures>
        <Names role="list">
          {others.map(({ place }) => (
            <li key={place.name}>{linkTo(place.name)}</li>
          ))}
        </Names>
      </Row>
      {pictured.length > 0 && (
        <Article>{selected && linkTo(selected.name, recap.readMore(selected.name))}</Article>
      )}
    </section>
  );
}
