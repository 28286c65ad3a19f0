import { type ComponentType, lazy } from 'react';

import { inTime } from './inTime';

/**
 * `React.lazy` for a named export: `lazyNamed(() => import('./RoundEnd'), 'RoundEnd')`. `preload` loads it
 * before it is rendered.
 */
export function lazyNamed<Name extends string, Props extends object>(
  load: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
  name: Name,
) {
  const loadDefault = async () => ({ default: (await inTime(load()))[name] });
  return Object.assign(lazy(loadDefault), { preload: loadDefault });
}
