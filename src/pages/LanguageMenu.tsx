import { styled } from 'styled-components';

import { color } from '../design/tokens';
import { LANGUAGE_CODES, LANGUAGES } from '../texts/languages';
import { useLanguage, useTexts } from '../texts/useTexts';
import { LanguageLink } from './LanguageLink';

const Menu = styled.details`
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

const List = styled.ul`
  columns: 9em auto;
  margin: 0;
  padding: 0 0 16px;
  list-style: none;
`;

/** The site's languages, each by its own name. */
export function LanguageMenu() {
  const texts = useTexts();
  const current = useLanguage();
  return (
    <Menu>
      <summary>{texts.language.menu(LANGUAGES[current].name)}</summary>
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
