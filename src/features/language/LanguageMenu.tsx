import type { ComponentProps } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';

import { color } from '../../design/tokens';
import { languageRoot } from '../../lib/address';
import { useAppDispatch } from '../../store/hooks';
import { directionOf, type Language, LANGUAGE_CODES, LANGUAGES } from '../../texts/languages';
import { useLanguage, useStartTexts } from '../../texts/useTexts';
import { languagePicked } from '../settings/settingsSlice';

/** Browsers lay out even what is closed: here with the fonts of five scripts, before the first paint. */
const Menu = styled.details`
  &[open] {
    flex-basis: 100%;
  }
  &:not([open]) ul {
    display: none;
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

/** Understood without reading the page. */
const Globe = styled.svg`
  width: 1em;
  margin-inline: 0.2em 0.4em;
  overflow: visible;
  fill: none;
  stroke: currentcolor;
  vertical-align: -0.15em;
`;

type LinkProps = ComponentProps<'a'> & { readonly language: Language };

/** Loads the same page in another language. Its label is in that language. */
export function LanguageLink({ language, children, ...link }: LinkProps) {
  const isCurrent = useLanguage() === language;
  const dispatch = useAppDispatch();
  const { pathname, search, hash } = useLocation();
  const { tag } = LANGUAGES[language];
  return (
    <a
      {...link}
      href={languageRoot(language) + pathname + search + hash}
      lang={tag}
      translate="no"
      hrefLang={tag}
      dir={directionOf(language)}
      aria-current={isCurrent || undefined}
      onClick={() => dispatch(languagePicked(language))}
    >
      {children}
    </a>
  );
}

const List = styled.ul`
  columns: 9em auto;
  padding-bottom: 16px;
`;

export function LanguageMenu() {
  const texts = useStartTexts();
  const current = useLanguage();
  return (
    <Menu onToggle={({ currentTarget }) => currentTarget.scrollIntoView({ block: 'nearest' })}>
      <summary>
        <Globe viewBox="0 0 16 16" aria-hidden="true">
          <path d="M1 8h14M8 1a7 7 0 1 0 0 14A7 7 0 1 0 8 1c-4 4-4 10 0 14 4-4 4-10 0-14" />
        </Globe>
        <span>{texts.language.menu(LANGUAGES[current].name)}</span>
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
