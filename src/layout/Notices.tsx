import { useState } from 'react';

import { Notice } from '../design/Notice';
import { applyRelease, selectRelease } from '../features/release/releaseSlice';
import { selectSettings, selectWantedLanguage } from '../features/settings/settingsSlice';
import { noticeDismissed, selectStorageError } from '../features/storage/storageErrorsSlice';
import { lazyParts } from '../lib/lazyParts';
import { useAppDispatch, useAppSelector, useServices } from '../store/hooks';
import { LANGUAGES } from '../texts/languages';
import { useAddressLanguage, useLanguage, useStartTexts } from '../texts/useTexts';
import { LazyPart } from './SectionBoundary';

const { LanguageOffer } = lazyParts(() => import('../features/language/LanguageOffer'));

export function Notices() {
  const texts = useStartTexts();
  const dispatch = useAppDispatch();
  const storageError = useAppSelector(selectStorageError);
  const release = useAppSelector(selectRelease);
  const addressLanguage = useAddressLanguage();
  const language = useLanguage();
  const isOtherLanguage = addressLanguage !== language;
  const { preferredLanguages } = useServices();
  const wanted = useAppSelector((state) => selectWantedLanguage(state, preferredLanguages));
  const { language: picked } = useAppSelector(selectSettings);
  // Keep the offer: from now on it may count as made.
  const [offer] = useState(
    wanted && wanted !== language && !isOtherLanguage
      ? { language: wanted, wasPicked: wanted === picked }
      : null,
  );
  return (
    <>
      {/* Screen readers announce additions to an existing element. */}
      <div role="status">
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
      </div>
      <LazyPart>{offer && <LanguageOffer {...offer} />}</LazyPart>
    </>
  );
}
