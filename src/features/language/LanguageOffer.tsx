import { useEffect, useState } from 'react';
import { styled } from 'styled-components';

import { fixedBar } from '../../design/bottomBar';
import { mainAction } from '../../design/Button';
import { Notice } from '../../design/Notice';
import { color } from '../../design/tokens';
import { useAppDispatch, useServices } from '../../store/hooks';
import { directionOf, type Language, LANGUAGES } from '../../texts/languages';
import type { StartTexts } from '../../texts/texts';
import { languageOffered } from '../settings/settingsSlice';
import { LanguageLink } from './LanguageMenu';

const Accept = styled(LanguageLink)`
  ${mainAction}
`;

/** Fixed, to avoid layout shift. */
const Bar = styled.div`
  position: fixed;
  inset: auto 8px max(8px, env(safe-area-inset-bottom));
  z-index: 2;
  max-width: 640px;
  margin-inline: auto;
  box-shadow: 0 0 0 1px ${color('line')};

  p {
    margin: 0;
  }
`;

type Props = {
  readonly language: Language;
  /** Offered only once if the player had picked it; otherwise until declined. */
  readonly wasPicked: boolean;
};

export function LanguageOffer({ language, wasPicked }: Props) {
  const dispatch = useAppDispatch();
  const { loadTexts } = useServices();
  const [texts, setTexts] = useState<StartTexts['language'] | null>(null);
  useEffect(() => {
    loadTexts(language).then(
      ({ start }) => {
        setTexts(start.language);
        if (wasPicked) dispatch(languageOffered(language));
      },
      // The next visit tries again.
      () => undefined,
    );
  }, [language, wasPicked, loadTexts, dispatch]);
  const decline = () => {
    setTexts(null);
    dispatch(languageOffered(language));
  };
  return (
    <Bar ref={fixedBar} role="status" lang={LANGUAGES[language].tag} dir={directionOf(language)}>
      {texts && (
        <Notice text={texts.offer} action={texts.decline} onAction={decline}>
          <Accept language={language}>{texts.accept}</Accept>
        </Notice>
      )}
    </Bar>
  );
}
