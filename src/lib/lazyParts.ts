import { type ComponentType, createElement, use } from 'react';

import { loadOnce } from './loadOnce';

type LazyParts<Code> = {
  readonly [Name in keyof Code]: Code[Name] & { readonly preload: () => Promise<Code> };
};

/**
 * Components that load their code on first render, by name: `const { Week } = lazyParts(() => import('./week'))`.
 * After `preload` they render at once, unlike `React.lazy`, and they retry after a failure.
 */
export function lazyParts<Code extends object>(load: () => Promise<Code>) {
  const preload = loadOnce(load);
  const part = (name: keyof Code) => (props: object) =>
    createElement(use(preload())[name] as ComponentType, props);
  return new Proxy({} as LazyParts<Code>, {
    get: (_, name) => Object.assign(part(name as keyof Code), { preload }),
  });
}
