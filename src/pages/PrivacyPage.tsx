import { TextPage } from '../layout/TextPage';
import { useAllTexts } from '../texts/useTexts';

export function PrivacyPage() {
  const { documents } = useAllTexts();
  return <TextPage text={documents.privacy} />;
}
