import { type ReactNode, Suspense, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { styled } from 'styled-components';

import { useAppDispatch, useAppSelector, useServices } from '../app/hooks';
import { Notice } from '../design/Notice';
import { breakpoints, color } from '../design/tokens';
import { selectOtherRound } from '../features/game/gameSelectors';
import { openOtherRound } from '../features/game/gameThunks';
import { applyRelease, selectRelease } from '../features/release/releaseSlice';
import { selectLanguage, selectWantedLanguage } from '../features/settings/settingsSlice';
import { noticeDismissed, selectStorageError } from '../features/storage/storageSlice';
import { lazyNamed } from '../lib/lazyNamed';
import { LANGUAGES } from '../texts/languages';
import { useAddressLanguage, useLanguage, useTexts } from '../texts/useTexts';

// Most players are never offered another language.
const LanguageOffer = lazyNamed(
  () => import('../features/language/LanguageOffer'),
  'LanguageOffer',
);

/** Screen readers announce what comes into an element that is there before: hence one around each. */
const Announced = ({ children }: { readonly children: ReactNode }) => (
  <div role="status">{children}</div>
);

/** Lines above the content: what the player should know, and what can be done about it. */
export function Notices() {
  const texts = useTexts();
  const dispatch = useAppDispatch();
  const storageError = useAppSelector(selectStorageError);
  const release = useAppSelector(selectRelease);
  const addressLanguage = useAddressLanguage();
  const language = useLanguage();
  const isOtherLanguage = addressLanguage !== language;
  const { preferredLanguages } = useServices();
  const wanted = useAppSelector((state) => selectWantedLanguage(state, preferredLanguages));
  const picked = useAppSelector(selectLanguage);
  // It stays on the page although it may count as offered from then on.
  const [offer] = useState(
    wanted && wanted !== language && !isOtherLanguage
      ? { language: wanted, wasPicked: wanted === picked }
      : null,
  );
  return (
    <>
      <Announced>
        {isOtherLanguage && (
          <Notice
            text={texts.language.notStored(LANGUAGES[addressLanguage].name)}
            action={texts.errors.reload}
            onAction={() => dispatch(applyRelease())}
          />
        )}
        {storageError && (
          <Notice
            text={texts.storage[storageError]}
            action={texts.storage.dismiss}
            onAction={() => dispatch(noticeDismissed())}
          />
        )}
        {release !== 'current' && (
          <Notice
            text={texts.release[release]}
            action={texts.release.apply}
            onAction={() => dispatch(applyRelease())}
          />
        )}
      </Announced>
      {/* The page does without it where its code does not come. */}
      <ErrorBoundary fallback={null}>
        <Suspense>{offer && <LanguageOffer {...offer} />}</Suspense>
      </ErrorBoundary>
    </>
  );
}

/**
 * At the end of the page, and until that is reached at the bottom of the window: seen wherever the page is
 * scrolled. On a phone it makes room for the suggestions.
 */
const AtBottom = styled.div`
  position: sticky;
  z-index: 2;
  bottom: 0;
  margin-bottom: 12px;

  p {
    border-top: 1px solid ${color('line')};
  }
  span {
    flex-basis: 9em;
  }
  @media (max-width: 639px), ${breakpoints.short} {
    :has([role='combobox'][aria-expanded='true']) > & {
      position: static;
    }
  }
`;

/** The same for the board: another round that is open. */
export function BoardNotices({ offersOther }: { readonly offersOther: boolean }) {
  const texts = useTexts();
  const dispatch = useAppDispatch();
  const other = useAppSelector(selectOtherRound);
  return (
    <AtBottom role="status">
      {offersOther && other && (
        <Notice
          key={other.id}
          {...texts.game.notice[other.kind]}
          // The second click of a double click would hit the way back.
          onAction={(clicks) => clicks < 2 && dispatch(openOtherRound())}
        />
      )}
    </AtBottom>
  );
}
