import { use } from 'react';

import { useAppDispatch, useAppSelector, useCountryLabel, useServices } from '../../app/hooks';
import { EnglishName } from '../../design/EnglishName';
import { MutedText } from '../../design/MutedText';
import { OptionalImage } from '../../design/OptionalImage';
import { findCountry } from '../../domain/countries';
import { START_ZOOM } from '../../domain/round';
import { LazyPart } from '../../layout/SectionBoundary';
import { fallbackUrl } from '../../maps/mapProvider';
import { useAllTexts } from '../../texts/useTexts';
import { selectSelectedPlace } from '../game/gameSelectors';
import { placeSelected } from '../game/gameSlice';
import { NewTabLink } from './NewTabLink';
import { PlaceStrip, PlaceThumbnail } from './PlaceStrip';
import { searchUrl } from './wikipedia';

/** The further places of the country of that name, if any are known. */
export function MorePlaces({ name }: { readonly name: string }) {
  const texts = useAllTexts();
  const label = useCountryLabel()(name);
  const title = texts.recap.more(label);
  return (
    <LazyPart
      failed={<MutedText>{texts.recap.moreFailed(label)}</MutedText>}
      waiting={<PlaceStrip title={title} note={texts.recap.look} />}
    >
      <Places title={title} name={name} />
    </LazyPart>
  );
}

/** Suspends until the places have loaded. The pictures are the atlas's: nothing is billed. */
function Places({ title, name }: { readonly title: string; readonly name: string }) {
  const texts = useAllTexts();
  const dispatch = useAppDispatch();
  const { atlas, loadPlaces, mapProviders } = useServices();
  const selected = useAppSelector(selectSelectedPlace);
  const [, ...places] = findCountry(use(loadPlaces()), name)?.mapLocations ?? [];
  if (places.length === 0) return null;

  const { farthestPlaceLevel: farthestLevel } = mapProviders[0] ?? atlas;
  const link = selected && (
    <NewTabLink href={searchUrl(selected.name, name)}>
      <EnglishName name={selected.name} text={texts.recap.readMore(selected.name)} />
    </NewTabLink>
  );
  return (
    <PlaceStrip title={title} note={link ?? texts.recap.look}>
      {places.map((place, position) => {
        const index = position + 1;
        const url = fallbackUrl([atlas], { ...place, country: name, index }, START_ZOOM);
        return (
          <PlaceThumbnail
            key={place.name}
            image={url && <OptionalImage src={url} loading="lazy" />}
            isSelected={index === selected?.index}
            onSelect={() => dispatch(placeSelected({ ...place, index, farthestLevel }))}
          >
            <EnglishName name={place.name} />
          </PlaceThumbnail>
        );
      })}
    </PlaceStrip>
  );
}
