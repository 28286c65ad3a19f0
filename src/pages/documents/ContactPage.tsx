import { selectToday } from '../../features/game/gameSelectors';
import { TextPage } from '../../layout/TextPage';
import { useAppSelector, useServices } from '../../store/hooks';
import { useTexts } from '../../texts/useTexts';

/** Reports name the day, not its country: that would be a spoiler. They are issues on GitHub, Gitea or Forgejo. */
export function ContactPage() {
  const { documents, pages } = useTexts();
  const { contact: texts } = pages;
  const { repository } = useServices();
  const today = useAppSelector(selectToday) ?? '';
  if (!repository) return <TextPage text={documents.noContact} />;
  /** With questions, to be answered below each. */
  const newIssue = (title: string, questions: readonly string[]) => {
    const parts = [texts.inEnglish, questions.join('\n'), texts.date(today)];
    const body = parts.filter(Boolean).join('\n\n');
    return `${repository}/issues/new?${new URLSearchParams({ title, body }).toString()}`;
  };
  return (
    <TextPage text={documents.contact}>
      <ul>
        {[texts.coordinate, texts.bug].map(({ action, title, questions }) => (
          <li key={action}>
            <a href={newIssue(title, questions)} rel="noreferrer">
              {action}
            </a>
          </li>
        ))}
      </ul>
      <p>{texts.note}</p>
    </TextPage>
  );
}
