import { type ReactNode, useEffect } from 'react';
import { styled } from 'styled-components';

import { useAppSelector, useWorld } from '../app/hooks';
import { QuietButton } from '../design/Button';
import { ErrorBoundary } from '../design/ErrorBoundary';
import { CodeError } from '../design/lazily';
import { focusHeading } from '../design/PageHeading';
import { color } from '../design/tokens';
import { selectBoard } from '../features/game/gameSelectors';
import { texts } from '../texts/en';
import { errorTexts } from '../texts/errors';
import { ReportButton } from './ReportButton';

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  align-content: center;
  gap: 8px 14px;
  margin-bottom: 16px;
  padding: 12px 14px;
  border-left: 4px solid ${color('signal')};
  background: ${color('surface')};

  p {
    width: 100%;
  }
`;

type Name = keyof typeof errorTexts.regions;

/** Stands where a region was, with the way to get it back. */
function RegionFailure({ name, onRetry }: { readonly name: Name; readonly onRetry: () => void }) {
  useEffect(
    () => () => {
      // The button has gone with the focus, unless the person was elsewhere.
      if (document.activeElement === document.body) focusHeading();
    },
    [],
  );
  return (
    <Box>
      <p role="alert">{errorTexts.region(errorTexts.regions[name])}</p>
      <QuietButton onClick={onRetry}>{errorTexts.retry}</QuietButton>
      <ReportButton />
    </Box>
  );
}

/** As above, where trying again is of no use: the code has not come. */
function CodeFailure() {
  const { applyRelease } = useWorld();
  return (
    <Box>
      <p role="alert">{texts.release.lost}</p>
      <QuietButton onClick={applyRelease}>{texts.release.reload}</QuietButton>
    </Box>
  );
}

type Props = { readonly name: Name; readonly children: ReactNode };

/** A part of a page that fails alone. It is tried again with another round, or by the player. */
export function Region({ name, children }: Props) {
  const board = useAppSelector(selectBoard);
  return (
    <ErrorBoundary
      resetKey={board}
      fallback={({ error, retry }) =>
        error instanceof CodeError ? (
          <CodeFailure />
        ) : (
          <RegionFailure name={name} onRetry={retry} />
        )
      }
    >
      {children}
    </ErrorBoundary>
  );
}
