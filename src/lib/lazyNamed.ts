import { type ComponentType, lazy } from 'react';

import { inTime } from './inTime';

/** `React.lazy` for a named export: `lazyNamed(() => import('./RoundEnd'), 'RoundEnd')`. */
export const lazyNamed = <Name extends string, Props extends object>(
  load: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
  name: Name,
) => lazy(async () => ({ default: (await inTime(load()))[name] }));
