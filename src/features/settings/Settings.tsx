import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

import { paths } from '../../routes';
import { useAllTexts } from '../../texts/useTexts';
import { SettingsForm } from './SettingsForm';

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
