import { styled } from 'styled-components';

import { color, fonts } from '../../design/tokens';

const Room = styled.div`
  container-type: inline-size;
`;

/** Two beside each other or four, never three and one; one where letters are large. */
const List = styled.dl<{ $count: number }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 10px 14px;
  margin: 12px 0 18px;
  hyphens: auto;

  @container (min-width: 10rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @container (min-width: 22.3rem) {
    grid-template-columns: repeat(${({ $count }) => $count}, minmax(0, 1fr));
  }
  div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
  }
  dt {
    color: ${color('muted')};
    font-size: 0.8rem;
    line-height: 1.25;
  }
  dd {
    margin: 0;
    font: 700 clamp(1.4rem, 6vw, 1.8rem) / 1.1 ${fonts.heading};
    font-variant-numeric: tabular-nums;
  }
`;

type Props = { readonly figures: readonly (readonly [name: string, value: string | number])[] };

export const Figures = ({ figures }: Props) => (
  <Room>
    <List $count={figures.length}>
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  </Room>
);
