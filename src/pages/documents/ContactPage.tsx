import { selectToday } from '../../features/game/gameSelectors';
import { TextPage } from '../../layout/TextPage';
import { useAppSelector, useServices } from '../../store/hooks';
import type { Texts } from '../../texts/texts';
import { useTexts } from '../../texts/useTexts';

type Report = { readonly title: string; readonly body: string };

/**
 * The URL of a new issue with this title and body, on GitHub, Gitea or Forgejo.
 * @param repository its URL, without a trailing slash
 */
function issueUrl(repository: string, { title, body }: Report): string {
  const query = new URLSearchParams({ title, body });
  return `${repository}/issues/new?${query.toString()}`;
}

/** Questions, to be answered below each. */
const reportBody = (
  questions: readonly string[],
  { inEnglish, date }: Texts['pages']['contact'],
  today: string,
) => [...(inEnglish ? [inEnglish, ''] : []), ...questions, '', date(today)].join('\n');

/** Reports name the day, not its country: that would be a spoiler. */
export function ContactPage() {
  const { documents, pages } = useTexts();
  const { contact: texts } = pages;
  const { repository } = useServices();
  const today = useAppSelector(selectToday) ?? '';
  if (!repository) return <TextPage text={documents.noContact} />;
  return (
    <TextPage text={documents.contact}>
      <ul>
        {[texts.coordinate, texts.bug].map(({ action, title, questions }) => (
          <li key={action}>
            <a
              href={issueUrl(repository, { title, body: reportBody(questions, texts, today) })}
              rel="noreferrer"
            >
              {action}
            </a>
          </li>
        ))}
      </ul>
      <p>{texts.note}</p>
    </TextPage>
  );
}
