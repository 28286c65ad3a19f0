import { type ReactNode, use } from 'react';
import { styled } from 'styled-components';

import { useAppDispatch, useAppSelector, useCountryLabel, useServices } from '../../../app/hooks';
import { EnglishName } from '../../../design/EnglishName';
import { row } from '../../../design/mixins';
import { MutedText } from '../../../design/MutedText';
import { OptionalImage } from '../../../design/OptionalImage';
import { color, fonts } from '../../../design/tokens';
import { findCountry } from '../../../domain/countries';
import { START_ZOOM } from '../../../domain/round';
import { selectSelectedPlace } from '../../../features/game/gameSelectors';
import { placeSelected } from '../../../features/game/gameSlice';
import { LazyPart } from '../../../layout/SectionBoundary';
import { fallbackUrl } from '../../../maps/mapProvider';
import { useTexts } from '../../../texts/useTexts';
import { NewTabLink } from './NewTabLink';
import { searchUrl } from './wikipedia';

/** A longer name is cut off, but read out in full. */
const NAME_LINES = 3;
const LINE_HEIGHT = 1.25;

const Head = styled.div`
  ${row('0 18px')}
  margin-top: 10px;
`;

const Note = styled(MutedText).attrs({ as: 'div' })`
  display: flex;
  align-items: center;
  min-height: 44px;

  a {
    padding: 10px 0;
  }
`;

/** Scrolls sideways if the places do not fit. The padding makes room for the focus ring. */
const List = styled.ul`
  --width: clamp(120px, 36vw, 160px);
  display: flex;
  gap: 12px;
  margin: 0 -6px;
  padding: 6px;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x proximity;
  scroll-padding: 6px;
  /* As high as its places before they load. */
  box-sizing: content-box;
  min-height: calc(var(--width) * 3 / 4 + ${NAME_LINES * LINE_HEIGHT} * 0.85rem + 14px);

  li {
    flex: none;
    width: var(--width);
    scroll-snap-align: start;
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

  img {
    width: 100%;
    height: auto;
    aspect-ratio: 4 / 3;
    background: ${color('track')};
  }

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
  display: -webkit-box;
  overflow: hidden;
  margin: 5px 8px 7px;
  font: 400 0.85rem/${LINE_HEIGHT} ${fonts.text};
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${NAME_LINES};
`;

/** The further places of the country of that name, if any are known. */
export function MorePlaces({ name }: { readonly name: string }) {
  const { recap } = useTexts();
  const label = useCountryLabel()(name);
  const title = recap.more(label);
  return (
    <LazyPart
      failed={<MutedText>{recap.moreFailed(label)}</MutedText>}
      waiting={<PlaceStrip title={title} note={recap.look} />}
    >
      <Places title={title} name={name} />
    </LazyPart>
  );
}

type StripProps = {
  readonly title: string;
  readonly note: ReactNode;
  readonly children?: ReactNode;
};

const PlaceStrip = ({ title, note, children }: StripProps) => (
  <div>
    <Head>
      <h3>{title}</h3>
      <Note>{note}</Note>
    </Head>
    <List role="list">{children}</List>
  </div>
);

/** Suspends until the places have loaded. The pictures are the atlas's: nothing is billed. */
function Places({ title, name }: { readonly title: string; readonly name: string }) {
  const { recap } = useTexts();
  const dispatch = useAppDispatch();
  const { atlas, loadPlaces, mapProviders } = useServices();
  const selected = useAppSelector(selectSelectedPlace);
  const [, ...places] = findCountry(use(loadPlaces()), name)?.mapLocations ?? [];
  if (places.length === 0) return null;

  const { farthestPlaceLevel: farthestLevel } = mapProviders[0] ?? atlas;
  const link = selected && (
    <NewTabLink href={searchUrl(selected.name, name)}>
      <EnglishName name={selected.name} text={recap.readMore(selected.name)} />
    </NewTabLink>
  );
  return (
    <PlaceStrip title={title} note={link ?? recap.look}>
      {places.map((place, position) => {
        const index = position + 1;
        const url = fallbackUrl([atlas], { ...place, country: name, index }, START_ZOOM);
        return (
          <li key={place.name}>
            <Thumbnail
              aria-pressed={index === selected?.index}
              onClick={() => dispatch(placeSelected({ ...place, index, farthestLevel }))}
            >
              {url && <OptionalImage src={url} loading="lazy" />}
              <Name>
                <EnglishName name={place.name} />
              </Name>
            </Thumbnail>
          </li>
        );
      })}
    </PlaceStrip>
  );
}
