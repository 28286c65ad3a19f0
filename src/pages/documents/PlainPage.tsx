import { TextPage } from '../../layout/TextPage';
import type { Texts } from '../../texts/texts';
import { useAllTexts } from '../../texts/useTexts';

/** A document and nothing more. */
export const PlainPage = ({ name }: { readonly name: keyof Texts['documents'] }) => (
  <TextPage text={useAllTexts().documents[name]} />
);
