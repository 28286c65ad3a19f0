import { styled } from 'styled-components';

import { useAppDispatch } from '../app/hooks';
import { Link } from '../design/Link';
import { SettingsForm } from '../features/settings/SettingsForm';
import { dialogClosed } from '../features/ui/dialogSlice';
import { progressTexts } from '../texts/progress';
import { paths } from './paths';

const Further = styled.p`
  margin-top: 20px;
`;

/** The settings, and the way to what is kept beside them. */
export function Settings() {
  const dispatch = useAppDispatch();
  return (
    <>
      <SettingsForm />
      <Further>
        <Link to={paths.progress} onClick={() => dispatch(dialogClosed('settings'))}>
          {progressTexts.open}
        </Link>
      </Further>
    </>
  );
}
