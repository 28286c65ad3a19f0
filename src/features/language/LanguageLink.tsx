import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

import { useAppDispatch } from '../../app/hooks';
import { basename } from '../../routes';
import { directionOf, type Language, LANGUAGES } from '../../texts/languages';
import { useLanguage } from '../../texts/useTexts';
import { languagePicked } from '../settings/settingsSlice';

type Props = {
  readonly language: Language;
  readonly className?: string;
  /** In that language. */
  readonly children: ReactNode;
};

/** Picks a language and loads the same page in it. */
export function LanguageLink({ language, className, children }: Props) {
  const isCurrent = useLanguage() === language;
  const dispatch = useAppDispatch();
  const { pathname, search, hash } = useLocation();
  const { tag } = LANGUAGES[language];
  return (
    <a
      href={basename(language) + pathname + search + hash}
      className={className}
      lang={tag}
      hrefLang={tag}
      dir={directionOf(language)}
      aria-current={isCurrent || undefined}
      onClick={() => dispatch(languagePicked(language))}
    >
      {children}
    </a>
  );
}
