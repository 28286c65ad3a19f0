import { use } from 'react';

import { useAppSelector, useCountryLabel, useServices } from '../../app/hooks';
import { EnglishName } from '../../design/EnglishName';
import { OptionalImage } from '../../design/OptionalImage';
import { findCountry } from '../../domain/countries';
import { START_ZOOM } from '../../domain/round';
import { fallbackUrl } from '../../maps/fallbackUrl';
import { useAllTexts } from '../../texts/useTexts';
import { selectSelectedPlace } from '../game/gameSelectors';
import type { FurtherPlace } from '../game/gameSlice';
import { LazyPart } from './LazyPart';
import { NewTabLink } from './NewTabLink';
import { PlaceStrip, PlaceThumbnail } from './PlaceStrip';
import { searchUrl } from './wikipedia';

type Props = {
  /** The country's name. */
  readonly name: string;
  /** Shows a place on the map above. */
  readonly onSelect: (place: FurtherPlace) => void;
};

/** The further places of a country, if any are known. They load on their own. */
export function MorePlaces(props: Props) {
  const texts = useAllTexts();
  const label = useCountryLabel()(props.name);
  const title = texts.recap.more(label);
  return (
    <LazyPart
      of={props.name}
      failed={texts.recap.moreFailed(label)}
      waiting={<PlaceStrip title={title} note={texts.recap.look} />}
    >
      <Places title={title} {...props} />
    </LazyPart>
  );
}

/** Suspends until the places are loaded. The pictures are the atlas's, which cost nothing to show. */
function Places({ title, name, onSelect }: Props & { readonly title: string }) {
  const texts = useAllTexts();
  const { atlas, loadPlaces, mapProviders } = useServices();
  const selected = useAppSelector(selectSelectedPlace);
  const [, ...places] = findCountry(use(loadPlaces()), name)?.mapLocations ?? [];
  if (places.length === 0) return null;

  const { farthestPlaceLevel: farthestLevel } = mapProviders[0] ?? atlas;
  const link = selected && (
    <NewTabLink to={searchUrl(selected.name, name)}>
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
            onSelect={() => onSelect({ ...place, index, farthestLevel })}
          >
            <EnglishName name={place.name} />
          </PlaceThumbnail>
        );
      })}
    </PlaceStrip>
  );
}
