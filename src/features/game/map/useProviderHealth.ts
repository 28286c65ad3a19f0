import { useState } from 'react';

import type { Picture } from '../gameSelectors';
import { useWhenOnline } from './useWhenOnline';

export const isIn = (pictures: readonly Picture[], { url }: Picture) =>
  pictures.some((picture) => picture.url === url);

/**
 * Which of a view's pictures to ask for: the provider's, and the atlas's too from a failure of the
 * provider until it answers again. The provider gets another chance with another view, a retry, or when
 * the network comes back, and never in a loop: its requests are billed.
 * @param view names what is to be seen
 * @param pictures of it, the provider's first
 */
export function useProviderHealth(view: string, pictures: readonly Picture[]) {
  const [health, setHealth] = useState({
    view,
    /** The pictures that have failed since the view was opened, or since the last retry. */
    failed: [] as readonly Picture[],
    /** Whether the provider failed when it was last asked. */
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
