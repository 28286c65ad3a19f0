import type { ComponentProps } from 'react';
import { useLocation } from 'react-router-dom';

import { useAppDispatch } from '../../app/hooks';
import { baseOf, directionOf, type Language, LANGUAGES } from '../../texts/languages';
import { useLanguage } from '../../texts/useTexts';
import { languagePicked } from '../settings/settingsSlice';

type Props = ComponentProps<'a'> & { readonly language: Language };

/** Picks a language and loads the same page in it. Its text is in that language. */
export function LanguageLink({ language, children, ...link }: Props) {
  const isCurrent = useLanguage() === language;
  const dispatch = useAppDispatch();
  const { pathname, search, hash } = useLocation();
  const { tag } = LANGUAGES[language];
  return (
    <a
      {...link}
      href={baseOf(language) + pathname + search + hash}
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
