import login from '../texts/pages/login.md';
import privacy from '../texts/pages/privacy.md';
import puzzlia from '../texts/pages/puzzlia.md';
import { TextPage } from './TextPage';

const pages = { login, privacy, puzzlia };

/** A page that is its text and nothing more. */
export function PlainPage({ name }: { readonly name: keyof typeof pages }) {
  return <TextPage text={pages[name]} />;
}
