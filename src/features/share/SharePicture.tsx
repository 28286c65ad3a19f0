import { useRef } from 'react';

import { Button, type ButtonVariant } from '../../design/Button';
import { Status } from '../../design/Status';
import { type ShareOutcome, useShare } from '../../design/useShare';
import { canReadCanvas } from '../../lib/canReadCanvas';
import { withTimeout } from '../../lib/withTimeout';
import { useServices } from '../../store/hooks';
import { useLanguage, useTexts } from '../../texts/useTexts';
import { drawSheet, type Sheet, type Size } from './pictures/sheet';

const PORTRAIT = { width: 1200, height: 1500 };

type Props = {
  readonly variant?: ButtonVariant;
  readonly label: string;
  /** Goes with the picture where the share sheet takes both. */
  readonly text: string;
  readonly fileName: string;
  /** In pixels; by default, one that feeds show as a whole. */
  readonly size?: Size;
  readonly draw: (sheet: Sheet) => Promise<void>;
  /** Said if it cannot be drawn; by default, that the satellite picture is missing. */
  readonly failure?: string;
};

/** Shares a picture. Where the browser cannot, saves it as a file; where it does not, offers to. */
export function SharePicture({
  variant = 'quiet',
  label,
  text,
  fileName,
  size = PORTRAIT,
  draw,
  failure,
}: Props) {
  const { copying, game, progress, sharing } = useTexts();
  const { saveFile, shareFile } = useServices();
  const language = useLanguage();
  const { result, setResult, start } = useShare<File | 'blocked'>(
    async () =>
      canReadCanvas()
        ? new File([await withTimeout(drawSheet(size, language, draw))], fileName, {
            type: 'image/png',
          })
        : 'blocked',
    (made) => (made === 'blocked' ? Promise.resolve('failed') : shareFile(made, text)),
  );
  const shareButton = useRef<HTMLButtonElement>(null);
  const { made, outcome } = result ?? {};
  const unmade = failure ?? game.map.failed;
  const failed = made ? sharing[made === 'blocked' ? made : 'notShared'] : unmade;
  const saved = sharing.saved(fileName);
  const said: Partial<Record<ShareOutcome, string>> = {
    failed,
    saved,
    copied: `${copying.copied} · ${saved}`,
  };
  return (
    <>
      <Button ref={shareButton} variant={variant} onClick={() => void start()}>
        {label}
      </Button>
      {outcome === 'failed' && made instanceof File && (
        <Button
          variant="quiet"
          onClick={() => {
            saveFile(made.name, made);
            // This button goes.
            shareButton.current?.focus();
            setResult({ made, outcome: 'saved' });
          }}
        >
          {progress.export.save}
        </Button>
      )}
      <Status role="status">{outcome && said[outcome]}</Status>
    </>
  );
}
