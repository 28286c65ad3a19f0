import { TextPage } from '../../layout/TextPage';
import { useServices } from '../../store/hooks';
import { useTexts } from '../../texts/useTexts';

export function AboutPage() {
  const texts = useTexts();
  const { repository } = useServices();
  return (
    <TextPage text={texts.documents.about}>
      {repository && (
        <p>
          <a href={repository} rel="noreferrer">
            {texts.pages.source}
          </a>
        </p>
      )}
    </TextPage>
  );
}
