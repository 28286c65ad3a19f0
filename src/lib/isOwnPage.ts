import { paths } from '../paths';
import { BASE_PATH, canonicalAddress, parseLocation } from './address';

const PAGES = Object.values(paths)
  .join('|')
  .replaceAll(':date', String.raw`\d{4}-\d\d-\d\d`)
  .replaceAll(/:(?:slug|continent)/g, '[^/]+');
/** As the router matches them: in any case, with or without slashes at the end. */
const PAGE = new RegExp(`^(?:${PAGES})/*$`, 'i');

/** Whether an address on the host is one of the site's pages, in any language and spelling. */
export function isOwnPage(href: string): boolean {
  if (!new URL(href).pathname.startsWith(`${BASE_PATH}/`)) return false;
  return PAGE.test(parseLocation(new URL(canonicalAddress(href))).path);
}
