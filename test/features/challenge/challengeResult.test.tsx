import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import type { Services } from '../../../src/app/services';
import { rest } from '../../../src/texts/en/rest';
import { ANSWERED, CODE, codeWith } from '../../support/challenge';
import { openChallenge, PAGE, played } from '../../support/challengeSite';

const { intro, result, share: shareTexts } = rest.challenge;

const button = (name: string) => screen.getByRole('button', { name });
const codeInAddress = () => location.hash.slice(1);

describe('the result of a challenge', () => {
  const cells = () =>
    within(screen.getByRole('table', { name: result.table }))
      .getAllByRole('row')
      .map((row) => [...row.children].map(({ textContent }) => textContent));

  it('shows what each map took, what the friend needed, and the sums', async () => {
    const { dispatch } = await openChallenge(PAGE, ANSWERED);
    dispatch(played());
    expect(cells()).toEqual([
      ['Map', 'Country', 'You', 'Your friend'],
      ['1', 'Origin', '2', '1'],
      ['2', 'Northland', '1', '2'],
      ['3', 'Eastland', '1', '3'],
      ['4', 'Farland', '1', '4'],
      ['5', 'Southland', 'X', 'X'],
      ['Total', '12', '17'],
    ]);
    const map = await screen.findByRole('img', { name: rest.recap.answersMap });
    expect(map).toHaveTextContent('1 Origin2 Northland3 Eastland4 Farland5 Southland');
  });

  it('has no column for a friend who has not said', async () => {
    const { dispatch } = await openChallenge(PAGE, CODE);
    dispatch(played());
    expect(cells()[1]).toEqual(['1', 'Origin', '2']);
    expect(screen.getByText(result.alone(12))).toBeVisible();
  });

  it.each([
    [[1, 2, 3, 4, 7], result.won(12, 17)],
    [[1, 1, 1, 1, 1], result.lost(12, 5)],
    [[6, 1, 1, 1, 3], result.draw(12)],
  ])('says who has won against %j', async (theirs, verdict) => {
    const { dispatch } = await openChallenge(PAGE, codeWith(theirs));
    dispatch(played());
    expect(screen.getByText(verdict)).toBeVisible();
  });

  it('has no winner and no friend where the link is the player’s own', async () => {
    const { dispatch } = await openChallenge(PAGE, codeWith([2, 1, 1, 1, 7]));
    dispatch(played());
    expect(screen.getByText(result.alone(12))).toBeVisible();
    expect(screen.queryByText(result.columns.theirs)).toBeNull();
    expect(screen.getByRole('heading', { name: rest.challenge.send })).toBeVisible();
  });

  it.each([
    [CODE, 'I needed 12 guesses for five maps. Beat my 12!'],
    [ANSWERED, 'I win, 12 guesses to 17!'],
    [codeWith([1, 1, 1, 1, 1]), 'you win, 5 guesses to 12.'],
    [codeWith([6, 1, 1, 1, 3]), 'a draw, 12 guesses each.'],
  ])('goes to the friend, with the player’s own result: %s', async (code, words) => {
    const share = vi.fn<Services['share']>(() => Promise.resolve('copied'));
    const { dispatch, user } = await openChallenge(PAGE, code, { share });
    dispatch(played());
    await user.click(button(shareTexts.action));
    const link = `https://zoomle.test${PAGE}#${codeWith([2, 1, 1, 1, 7])}`;
    expect(share).toHaveBeenCalledExactlyOnceWith(`Zoomle challenge: ${words}\n${link}`);
  });

  it('leads to a new challenge', async () => {
    const { dispatch, user } = await openChallenge(PAGE, ANSWERED);
    dispatch(played());
    await user.click(button(rest.challenge.makeAnother));
    expect(await screen.findByText(intro.rules(7))).toBeVisible();
    expect(codeInAddress()).toHaveLength(18);
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });
});
