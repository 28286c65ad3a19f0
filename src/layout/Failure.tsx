import { styled } from 'styled-components';

import { Button } from '../design/Button';
import { CopyButton } from '../design/CopyButton';
import { noticeBox, row } from '../design/mixins';
import { applyRelease, selectRelease } from '../features/release/releaseSlice';
import { useAppDispatch, useAppSelector, useServices } from '../store/hooks';
import { useStartTexts } from '../texts/useTexts';

const Box = styled.div`
  ${row('8px 14px')}
  align-content: center;
  margin-bottom: 16px;
  ${noticeBox}

  p {
    width: 100%;
  }
`;

/** Reloading also helps if a new release has removed code. */
export function Failure({ text }: { readonly text: string }) {
  const texts = useStartTexts();
  const dispatch = useAppDispatch();
  const release = useAppSelector(selectRelease);
  const { copy, report } = useServices();
  return (
    <Box role="alert">
      <p>{text}</p>
      <Button variant="quiet" onClick={() => dispatch(applyRelease())}>
        {texts.errors.reload}
      </Button>
      <CopyButton variant="quiet" label={texts.errors.report} text={report} copy={copy} />
      {release === 'applying' && <p>{texts.release.applying}</p>}
    </Box>
  );
}
