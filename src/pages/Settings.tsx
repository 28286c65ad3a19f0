import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

import { SettingsForm } from '../features/settings/SettingsForm';
import { useAllTexts } from '../texts/useTexts';
import { paths } from './paths';

const Further = styled.p`
  margin-top: 20px;
`;

/** The settings, with a link to the player's progress. */
export function Settings() {
  const texts = useAllTexts();
  return (
    <>
      <SettingsForm />
      <Further>
        <Link to={paths.statistics}>{texts.progress.open}</Link>
      </Further>
    </>
  );
}
