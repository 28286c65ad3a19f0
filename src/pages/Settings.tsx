import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

import { SettingsForm } from '../features/settings/SettingsForm';
import { progressTexts } from '../texts/progress';
import { paths } from './paths';

const Further = styled.p`
  margin-top: 20px;
`;

/** The settings, with a link to the player's progress. */
export function Settings() {
  return (
    <>
      <SettingsForm />
      <Further>
        <Link to={paths.progress}>{progressTexts.open}</Link>
      </Further>
    </>
  );
}
