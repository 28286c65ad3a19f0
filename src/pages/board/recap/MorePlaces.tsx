import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';

import { useAppDispatch, useAppSelector, useCountryLabel, useServices } from '../../../app/hooks';
import { EnglishName } from '../../../design/EnglishName';
import { row } from '../../../design/mixins';
import { MutedText } from '../../../design/MutedText';
import { color, fonts } from '../../../design/tokens';
import { START_ZOOM } from '../../../domain/round';
import { selectSelectedPlace } from '../../../features/game/gameSelectors';
import { placeSelected } from '../../../features/game/gameSlice';
import { LazyPart } from '../../../layout/SectionBoundary';
import type { Box } from '../../../maps/webMercator';
import { useTexts } from '../../../texts/useTexts';
import { NewTabLink } from './NewTabLink';
import { useFurtherPlaces } from './useFurtherPlaces';
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
  scroll-padding: 6px;
  /* As high as its places before they load. */
  box-sizing: content-box;
  min-height: calc(var(--width) * 3 / 4 + ${NAME_LINES * LINE_HEIGHT} * 0.85rem + 14px);

  li {
    flex: none;
    width: var(--width);
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

const Missing = styled.span`
  display: grid;
  place-items: center;
  width: 100%;
  aspect-ratio: 4 / 3;
  background: ${color('track')};
  color: ${color('muted')};
  font-size: 0.8rem;
  text-align: center;
`;

const Others = styled(MutedText).attrs({ as: 'div' })`
  margin-top: 10px;
`;

const Names = styled.ul`
  ${row('0 18px')}

  a {
    display: block;
    padding: 8px 0;
  }
`;

type Props = {
  /** The country's. */
  readonly name: string;
  /** What its picture shows. */
  readonly box: Box | undefined;
};

/** The further places of a country, if any are known. */
export function MorePlaces(props: Props) {
  const { recap } = useTexts();
  const label = useCountryLabel()(props.name);
  return (
    <LazyPart
      failed={<MutedText>{recap.moreFailed(label)}</MutedText>}
      waiting={<PlaceStrip title={recap.more(label)} note={recap.look} />}
    >
      <Places {...props} title={recap.more(label)} />
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
function Places({ title, name, box }: Props & { readonly title: string }) {
  const { recap } = useTexts();
  const dispatch = useAppDispatch();
  const { atlas } = useServices();
  const selected = useAppSelector(selectSelectedPlace);
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
    <>
      {pictured.length > 0 && (
        <PlaceStrip
          title={title}
          note={selected ? linkTo(selected.name, recap.readMore(selected.name)) : recap.look}
        >
          {pictured.map(({ place, at }) => (
            <li key={place.name}>
              <Thumbnail
                aria-pressed={place.index === selected?.index}
                onClick={() => dispatch(placeSelected(place))}
                // Chromium leaves what is in view in part.
                onFocus={({ currentTarget }) =>
                  currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })
                }
              >
                <PlacePicture url={atlas.picture({ ...place, country: name }, START_ZOOM)?.url} />
                <Name>
                  <EnglishName
                    name={place.name}
                    text={box && !at ? recap.offMap(place.name) : place.name}
                  />
                </Name>
              </Thumbnail>
            </li>
          ))}
        </PlaceStrip>
      )}
      {others.length > 0 && (
        <Others>
          {pictured.length > 0 ? <p>{recap.alsoOnMap}</p> : <h3>{title}</h3>}
          <Names role="list">
            {others.map(({ place }) => (
              <li key={place.name}>{linkTo(place.name)}</li>
            ))}
          </Names>
        </Others>
      )}
    </>
  );
}

/** A thumbnail, or where it cannot be loaded, a word about it. */
function PlacePicture({ url }: { readonly url: string | undefined }) {
  const { recap } = useTexts();
  const [hasFailed, setHasFailed] = useState(false);
  if (!url || hasFailed) return <Missing>{recap.notStored}</Missing>;
  return <img src={url} alt="" loading="lazy" onError={() => setHasFailed(true)} />;
}
