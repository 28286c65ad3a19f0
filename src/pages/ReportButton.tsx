import { useWorld } from '../app/hooks';
import { QuietButton } from '../design/Button';
import { HandOver } from '../design/HandOver';
import { errorTexts } from '../texts/errors';

/** Copies what led to an error, for those who can mend it. */
export function ReportButton() {
  const { copy, report } = useWorld();
  return (
    <HandOver button={QuietButton} label={errorTexts.report.action} text={report} hand={copy} />
  );
}
