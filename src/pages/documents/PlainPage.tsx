import { TextPage } from '../../layout/TextPage';
import type { Texts } from '../../texts/texts';
import { useTexts } from '../../texts/useTexts';

export const PlainPage = ({ name }: { readonly name: keyof Texts['documents'] }) => (
  <TextPage text={useTexts().documents[name]} />
);
