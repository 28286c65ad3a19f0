import { styled } from 'styled-components';

import { useCountryLabel } from '../../app/hooks';
import { color, fonts } from '../../design/tokens';
import { VisuallyHidden } from '../../design/VisuallyHidden';
import { totalOf } from '../../domain/challenge';
import { LOST_SCORE } from '../../domain/round';
import { dayMarks } from '../../texts/dayMarks';
import { useAllTexts } from '../../texts/useTexts';

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  th,
  td {
    padding-block: 8px;
    padding-inline: 0 12px;
    border-bottom: 1px solid ${color('line')};
    text-align: start;
  }
  thead th {
    color: ${color('muted')};
    font-size: 0.9rem;
    font-weight: 600;
    vertical-align: bottom;
  }
  th {
    hyphens: auto;
  }
  td {
    white-space: nowrap;
  }
  tbody th {
    font-weight: 400;
    overflow-wrap: anywhere;
  }
  tfoot :is(th, td) {
    border-top: 2px solid ${color('ink')};
    border-bottom: 0;
    font: 700 1.2rem/1.3 ${fonts.heading};
  }
`;

type Props = {
  readonly countries: readonly string[];
  readonly mine: readonly number[];
  /** Null if the link has no result. */
  readonly theirs: readonly number[] | null;
};

/** The scores of each map: the player's, and the friend's if the link has them. */
export function ChallengeTable({ countries, mine, theirs }: Props) {
  const { table, columns, total } = useAllTexts().challenge.result;
  const label = useCountryLabel();
  const scoreText = (score: number | undefined) => (score === LOST_SCORE ? dayMarks.lost() : score);
  return (
    <Table>
      <caption>
        <VisuallyHidden>{table}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{columns.map}</th>
          <th scope="col">{columns.country}</th>
          <th scope="col">{columns.mine}</th>
          {theirs && <th scope="col">{columns.theirs}</th>}
        </tr>
      </thead>
      <tbody>
        {countries.map((country, index) => (
          <tr key={country}>
            <td>{index + 1}</td>
            <th scope="row">{label(country)}</th>
            <td>{scoreText(mine[index])}</td>
            {theirs && <td>{scoreText(theirs[index])}</td>}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            {total}
          </th>
          <td>{totalOf(mine)}</td>
          {theirs && <td>{totalOf(theirs)}</td>}
        </tr>
      </tfoot>
    </Table>
  );
}
