import { type ComponentProps, use, useState } from 'react';
import { styled } from 'styled-components';

import { useCountryLabel, useServices } from '../../app/hooks';
import { EnglishName } from '../../design/EnglishName';
import { breakpoints, color, fonts } from '../../design/tokens';
import { type Country, findCountry, type Place } from '../../domain/countries';
import { useAllTexts } from '../../texts/useTexts';
import { locatePlaces } from './locatePlaces';
import { NewTabLink } from './NewTabLink';
import { PlaceButtons } from './PlaceButtons';
import { PlacesPicture } from './PlacesPicture';
import { searchUrl } from './wikipedia';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 640px);
  gap: 0 40px;

  @media ${breakpoints.twoColumns} {
    grid-template-columns: 640px 1fr;
  }
`;

const List = styled.ol`
  margin: 10px 0 0;
  padding: 0;
  padding-inline-start: 1.4em;

  li + li {
    margin-top: 4px;
  }

  & > ::marker {
    font: 700 1rem ${fonts.heading};
  }
`;

const Rest = styled.p`
  margin-top: 10px;
  color: ${color('muted')};
`;

const PlainList = styled(List).attrs({ as: 'ul' })`
  padding: 0;
  list-style: none;
`;

type Props = Pick<ComponentProps<typeof PlaceButtons>, 'onSelect'> & { readonly name: string };

/** More places of a country, if any are known. Suspends until they are loaded. */
export function MorePlaces({ name, onSelect }: Props) {
  const texts = useAllTexts();
  const label = useCountryLabel();
  const { loadPlaces, mapProviders } = useServices();
  const country = findCountry(use(loadPlaces()), name);
  if (!country || country.mapLocations.length < 2) return null;
  return (
    <div>
      <h3>{texts.recap.more(label(country.name))}</h3>
      {mapProviders[0]?.picturesAnyPlace ? (
        <PlaceButtons places={country.mapLocations.slice(1)} onSelect={onSelect} />
      ) : (
        <PlacesMap country={country} />
      )}
    </div>
  );
}

/** The places marked on one picture of the atlas; the picture goes if it does not load. */
function PlacesMap({ country }: { readonly country: Country }) {
  const texts = useAllTexts();
  const label = useCountryLabel();
  const [hasFailed, setHasFailed] = useState(false);
  const { atlas } = useServices();
  const places = locatePlaces(country, atlas);
  if (!places) return null;

  const url = hasFailed ? null : places.url;
  const linkTo = (place: Place) => (
    <NewTabLink to={searchUrl(place.name, country.name)}>
      <EnglishName name={place.name} />
    </NewTabLink>
  );
  const rest = url ? places.unseen : country.mapLocations.slice(1);
  return (
    <Columns>
      {url && (
        <PlacesPicture
          url={url}
          alternative={texts.recap.picture(label(country.name), places.centre.name)}
          shares={places.seen.map(({ share }) => share)}
          onError={() => {
            setHasFailed(true);
          }}
        />
      )}
      <div>
        {url && (
          <List>
            {places.seen.map(({ place }) => (
              <li key={place.name}>{linkTo(place)}</li>
            ))}
          </List>
        )}
        {url && rest.length > 0 && <Rest>{texts.recap.beyond}</Rest>}
        {rest.length > 0 && (
          <PlainList role="list">
            {rest.map((place) => (
              <li key={place.name}>{linkTo(place)}</li>
            ))}
          </PlainList>
        )}
      </div>
    </Columns>
  );
}
