import { useAppSelector, useServices } from '../app/hooks';
import { selectToday } from '../features/game/gameSelectors';
import { TextPage } from '../layout/TextPage';
import type { Texts } from '../texts/texts';
import { useAllTexts } from '../texts/useTexts';

type Report = { readonly title: string; readonly body: string };

/**
 * The address of a new issue with title and body filled in, as GitHub, Gitea and Forgejo take it.
 * @param repository its address, without a slash at its end
 */
export function issueUrl(repository: string, { title, body }: Report): string {
  const query = new URLSearchParams({ title, body });
  return `${repository}/issues/new?${query.toString()}`;
}

/** The questions of a report, to be answered below each. */
export const reportBody = (
  questions: readonly string[],
  { inEnglish, date }: Texts['pages']['contact'],
  today: string,
) => [...(inEnglish ? [inEnglish, ''] : []), ...questions, '', date(today)].join('\n');

/** How to report a mistake. The day's map is named by its date: a report is read by others too. */
export function ContactPage() {
  const { documents, pages } = useAllTexts();
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
