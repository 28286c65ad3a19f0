import { matchPath } from 'react-router-dom';

import { paths } from './paths';

export type PageName = keyof typeof paths;

/** Which page stands at an address, if any. The router's own routes bring along data that it would wait for. */
export const findPage = (pathname: string): PageName | undefined =>
  (Object.keys(paths) as PageName[]).find((name) => matchPath(paths[name], pathname));
