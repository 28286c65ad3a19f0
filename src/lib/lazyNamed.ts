import { type ComponentType, createElement, use } from 'react';

import { loadOnce } from './loadOnce';

type Components<Name extends string, Props extends object> = Readonly<
  Record<Name, ComponentType<Props>>
>;

/** One of the components whose code `preload` loads, once for all of them. */
export function lazyPart<Name extends string, Props extends object>(
  preload: () => Promise<Components<Name, Props>>,
  name: Name,
) {
  const Lazy = (props: Props) => createElement(use(preload())[name], props);
  return Object.assign(Lazy, { preload });
}

/**
 * A component that loads its code on first render: `lazyNamed(() => import('./Recap'), 'Recap')`. After
 * `preload` it renders at once, unlike `React.lazy`, and it retries after a failure.
 */
export const lazyNamed = <Name extends string, Props extends object>(
  load: () => Promise<Components<Name, Props>>,
  name: Name,
) => lazyPart(loadOnce(load), name);

/** Loads code with lazy parts, so that it renders with them at once. A part that fails does so alone. */
export const withParts =
  <Code>(load: () => Promise<Code>, ...parts: { readonly preload: () => Promise<unknown> }[]) =>
  async () => {
    const preloads = parts.map(({ preload }) => preload().catch(() => undefined));
    const [code] = await Promise.all([load(), ...preloads]);
    return code;
  };
