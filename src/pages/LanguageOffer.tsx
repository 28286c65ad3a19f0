import { useEffect, useState } from 'react';
import { styled } from 'styled-components';

import { useAppDispatch, useServices } from '../app/hooks';
import { mainAction } from '../design/Button';
import { languageOffered } from '../features/settings/settingsSlice';
import { directionOf, type Language, LANGUAGES } from '../texts/languages';
import type { CoreTexts } from '../texts/texts';
import { LanguageLink } from './LanguageLink';
import { Notice } from './Notice';

const Accept = styled(LanguageLink)`
  ${mainAction}
`;

/** One line in another language, which leads to the same page in it. */
export function LanguageOffer({ language }: { readonly language: Language }) {
  const dispatch = useAppDispatch();
  const { loadTexts } = useServices();
  const [texts, setTexts] = useState<CoreTexts['language'] | null>(null);
  useEffect(() => {
    loadTexts(language).then(
      ({ core }) => {
        setTexts(core.language);
        dispatch(languageOffered(language));
      },
      // The next visit tries again.
      () => undefined,
    );
  }, [language, loadTexts, dispatch]);
  return (
    <div role="status" lang={LANGUAGES[language].tag} dir={directionOf(language)}>
      {texts && (
        <Notice text={texts.offer} action={texts.decline} onAction={() => setTexts(null)}>
          <Accept language={language}>{texts.accept}</Accept>
        </Notice>
      )}
    </div>
  );
}
