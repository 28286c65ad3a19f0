import { styled } from 'styled-components';

import { useCountryLabel } from '../../app/hooks';
import { fonts } from '../../design/tokens';
import type { LitCountry } from '../../domain/earth';
import type { Position } from '../../maps/webMercator';
import { useStory } from './LitList';

const Label = styled.div`
  display: grid;
  position: absolute;
  translate: -50% calc(-100% - 12px);
  padding: 3px 8px;
  background: rgb(7 19 27 / 88%);
  color: #fff;
  font: 600 0.8rem/1.3 ${fonts.heading};
  text-align: center;
  white-space: nowrap;
  pointer-events: none;

  small {
    font-weight: 400;
  }
`;

type Props = {
  readonly country: LitCountry;
  /** In shares of the frame. */
  readonly at: Position;
};

/** Names a country above its place on the Earth, and says when it was lit. */
export function CountryLabel({ country, at }: Props) {
  const label = useCountryLabel();
  const story = useStory();
  return (
    <Label
      aria-hidden="true"
      style={{
        // No nearer to the edges than half a label.
        left: `clamp(100px, ${100 * at.x}%, 100% - 100px)`,
        top: `max(${100 * at.y}%, 60px)`,
      }}
    >
      <span>{label(country.name)}</span>
      <small>{story(country)}</small>
    </Label>
  );
}
