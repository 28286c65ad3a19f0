import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { QuietButton } from '../../design/Button';
import { Notice } from '../../design/Notice';
import { texts } from '../../texts/en';
import { noticeDismissed, selectStorageNotice } from './storageSlice';

/** Tells, once, that progress cannot be kept, and why. */
export function StorageNotice() {
  const dispatch = useAppDispatch();
  const trouble = useAppSelector(selectStorageNotice);
  return (
    <Notice>
      {trouble && (
        <>
          {texts.storage[trouble]}
          <QuietButton onClick={() => dispatch(noticeDismissed())}>
            {texts.storage.dismiss}
          </QuietButton>
        </>
      )}
    </Notice>
  );
}
