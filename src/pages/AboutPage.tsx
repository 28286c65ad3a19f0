import { useServices } from '../app/hooks';
import { pageTexts } from '../texts/pages';
import about from '../texts/pages/about.md';
import { TextPage } from './TextPage';

/** What the game is, and what it is made from. */
export function AboutPage() {
  const { repository } = useServices();
  return (
    <TextPage text={about}>
      {repository && (
        <p>
          <a href={repository} rel="noreferrer">
            {pageTexts.about.source}
          </a>
        </p>
      )}
    </TextPage>
  );
}
