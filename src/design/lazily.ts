import { type ComponentType, lazy } from 'react';

/** Code has not come, or does not run. Most likely it has gone with its release. */
export class CodeError extends Error {}

/** A component whose code is fetched when it is first rendered, which throws a CodeError without it. */
export const lazily = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(() =>
    load().then(
      (component) => ({ default: component }),
      (cause: unknown) => {
        throw new CodeError(String(cause));
      },
    ),
  );
