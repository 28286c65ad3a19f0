import { type ComponentType, createElement, use } from 'react';

import { loadOnce } from './loadOnce';

/**
 * A component that loads its code on first render: `lazyNamed(() => import('./Recap'), 'Recap')`. After
 * `preload` it renders at once, unlike `React.lazy`, and it retries after a failure.
 */
export function lazyNamed<Name extends string, Props extends object>(
  load: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
  name: Name,
) {
  const preload = loadOnce(load);
  const Lazy = (props: Props) => createElement(use(preload())[name], props);
  return Object.assign(Lazy, { preload });
}

/** Loads code with lazy parts, so that it renders with them at once. A part that fails does so alone. */
export const withParts =
  <Code>(load: () => Promise<Code>, ...parts: { readonly preload: () => Promise<unknown> }[]) =>
  async () => {
    const preloads = parts.map(({ preload }) => preload().catch(() => undefined));
    const [code] = await Promise.all([load(), ...preloads]);
    return code;
  };
