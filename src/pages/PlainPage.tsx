import { TextPage } from '../layout/TextPage';
import type { Texts } from '../texts/texts';
import { useAllTexts } from '../texts/useTexts';

type Props = { readonly name: keyof Texts['documents'] };

/** A page that is its text and nothing more. */
export function PlainPage({ name }: Props) {
  return <TextPage text={useAllTexts().documents[name]} />;
}
