import { useState } from 'react';
import { styled } from 'styled-components';

import { color, fonts } from '../../design/tokens';
import type { Country } from '../../domain/countries';
import { recapTexts } from '../../texts/recap';
import { furtherPlaces } from './furtherPlaces';
import { PlacesPicture } from './PlacesPicture';

const List = styled.ol`
  margin: 10px 0 0;
  padding: 0 0 0 1.4em;

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

/** Where else there is something to look at in the country; the picture goes if it does not load. */
export function FurtherPlaces({ country }: { readonly country: Country }) {
  const [hasFailed, setHasFailed] = useState(false);
  const places = furtherPlaces(country);
  if (!places) return null;

  const url = hasFailed ? null : places.url;
  const rest = url ? places.unseen : country.mapLocations.slice(1);
  return (
    <div>
      <h3>{recapTexts.further(country.name)}</h3>
      {url && (
        <>
          <PlacesPicture
            url={url}
            alternative={recapTexts.picture(country.name, places.centre.name)}
            shares={places.seen.map(({ share }) => share)}
            onError={() => {
              setHasFailed(true);
            }}
          />
          <List>
            {places.seen.map(({ place }) => (
              <li key={place.name}>{place.name}</li>
            ))}
          </List>
          {rest.length > 0 && <Rest>{recapTexts.beyond}</Rest>}
        </>
      )}
      {rest.length > 0 && (
        <PlainList role="list">
          {rest.map(({ name }) => (
            <li key={name}>{name}</li>
          ))}
        </PlainList>
      )}
    </div>
  );
}
