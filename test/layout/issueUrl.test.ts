import { describe, expect, it } from 'vitest';

import { issueUrl, reportBody } from '../../src/pages/ContactPage';
import { rest } from '../../src/texts/en/rest';

const REPOSITORY = 'https://git.example.org/games/zoomle';

describe('the address of a report', () => {
  it('is that of a new issue in the repository', () => {
    const { origin, pathname } = new URL(issueUrl(REPOSITORY, { title: 'T', body: 'B' }));
    expect(origin + pathname).toBe(`${REPOSITORY}/issues/new`);
  });

  it.each(['a b + c', 'one\ntwo', '50 % & more=less? #1', 'Côte d’Ivoire 🎉'])(
    'hands over %j unharmed',
    (text) => {
      const { searchParams, hash } = new URL(issueUrl(REPOSITORY, { title: text, body: text }));
      expect([searchParams.get('title'), searchParams.get('body'), hash]).toEqual([text, text, '']);
    },
  );

  it.each([rest.pages.contact.coordinate, rest.pages.contact.bug])(
    'is short enough for every server: $action',
    ({ title, questions }) => {
      const body = reportBody(questions, rest.pages.contact, '2026-11-20');
      expect(issueUrl(REPOSITORY, { title, body }).length).toBeLessThan(2000);
    },
  );
});
