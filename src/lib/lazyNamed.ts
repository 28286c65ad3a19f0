import { type ComponentType, createElement, use } from 'react';

import { loadOnce } from './loadOnce';

/**
 * A component whose code loads when it is first rendered: `lazyNamed(() => import('./RoundEnd'), 'RoundEnd')`.
 * `preload` loads it before. Unlike `React.lazy`, it then renders at once, and tries again after a failure.
 */
export function lazyNamed<Name extends string, Props extends object>(
  load: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
  name: Name,
) {
  const preload = loadOnce(load);
  const Lazy = (props: Props) => createElement(use(preload())[name], props);
  return Object.assign(Lazy, { preload });
}
