import { useEffect } from 'react';
import { styled } from 'styled-components';

import { useWorld } from '../app/hooks';
import { QuietButton } from '../design/Button';
import { focusHeading } from '../design/PageHeading';
import { color } from '../design/tokens';
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

export type RegionName = keyof typeof errorTexts.regions;

type Props = { readonly name: RegionName; readonly onRetry: () => void };

/** Stands where a region was, with the way to get it back. */
export function RegionFailure({ name, onRetry }: Props) {
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
export function CodeFailure() {
  const { applyRelease } = useWorld();
  return (
    <Box>
      <p role="alert">{texts.release.lost}</p>
      <QuietButton onClick={applyRelease}>{texts.release.reload}</QuietButton>
    </Box>
  );
}
