import { styled } from 'styled-components';

import { color } from '../../design/tokens';
import { LANGUAGE_CODES, LANGUAGES } from '../../texts/languages';
import { useLanguage, useTexts } from '../../texts/useTexts';
import { LanguageLink } from './LanguageLink';

const Menu = styled.details`
  &[open] {
    flex-basis: 100%;
  }
  summary {
    padding: 12px 0;
    cursor: pointer;
  }
  a {
    display: inline-block;
    padding: 10px 0;
    color: ${color('ink')};
    font-weight: 400;
  }
  [aria-current] {
    font-weight: 700;
  }
`;

/** For those who cannot read the page. */
const Globe = styled.svg`
  width: 1em;
  margin-inline: 0.2em 0.4em;
  overflow: visible;
  fill: none;
  stroke: currentcolor;
  vertical-align: -0.15em;
`;

const List = styled.ul`
  columns: 9em auto;
  padding-bottom: 16px;
`;

/** The site's languages, by their own names. */
export function LanguageMenu() {
  const texts = useTexts();
  const current = useLanguage();
  return (
    <Menu onToggle={({ currentTarget }) => currentTarget.scrollIntoView({ block: 'nearest' })}>
      <summary>
        <Globe viewBox="0 0 16 16" aria-hidden="true">
          <path d="M1 8h14M8 1a7 7 0 1 0 0 14A7 7 0 1 0 8 1c-4 4-4 10 0 14 4-4 4-10 0-14" />
        </Globe>
        {texts.language.menu(LANGUAGES[current].name)}
      </summary>
      <List role="list">
        {LANGUAGE_CODES.map((language) => (
          <li key={language}>
            <LanguageLink language={language}>{LANGUAGES[language].name}</LanguageLink>
          </li>
        ))}
      </List>
    </Menu>
  );
}
