import { useState } from 'react';

import type { Picture } from '../gameSelectors';
import { useWhenOnline } from './useWhenOnline';

export const isIn = (pictures: readonly Picture[], { url }: Picture) =>
  pictures.some((picture) => picture.url === url);

/**
 * Which of a view's pictures to request: the provider's, and while the provider is failing the atlas's
 * too. Another view, a retry or the network's return gives the provider another chance, but never in a
 * loop: its requests are billed.
 * @param view identifies the view
 * @param pictures of it, the provider's first
 */
export function useProviderHealth(view: string, pictures: readonly Picture[]) {
  const [health, setHealth] = useState({
    view,
    /** The view's pictures that have failed since the last retry. */
    failed: [] as readonly Picture[],
    /** Whether the provider's last request failed. */
    isDown: false,
    /** Whether every picture of a view has failed, and none has loaded since. */
    isMissing: false,
  });
  // https://react.dev/reference/react/useState#storing-information-from-previous-renders
  if (health.view !== view) setHealth({ ...health, view, failed: [] });

  const retry = () => setHealth((was) => ({ ...was, failed: [] }));
  useWhenOnline(retry);

  const { failed, isDown, isMissing } = health;
  const candidates = isDown ? pictures : pictures.slice(0, 1);
  return {
    isDown,
    isMissing,
    /** The best one first. */
    asked: candidates.filter((picture) => !isIn(failed, picture)),
    retry,
    onLoaded: ({ isOfAtlas }: Picture) =>
      setHealth((was) => ({ ...was, isDown: was.isDown && isOfAtlas, isMissing: false })),
    onFailed: (picture: Picture) =>
      setHealth((was) => {
        const failed = [...was.failed, picture];
        return {
          ...was,
          failed,
          isDown: was.isDown || !picture.isOfAtlas,
          isMissing: was.isMissing || pictures.every((each) => isIn(failed, each)),
        };
      }),
  };
}
