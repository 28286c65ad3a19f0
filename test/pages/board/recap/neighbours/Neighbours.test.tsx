import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import type { RoundId } from '../../../../../src/domain/roundId';
import { guessMade, neighbourNamed } from '../../../../../src/features/events';
import { atlasBox } from '../../../../../src/maps/atlasBox';
import { later } from '../../../../../src/texts/en/later';
import { start } from '../../../../../src/texts/en/start';
import { anAtlas, aNeighbourhood, anOutline, NORTHLAND } from '../../../../support/builders';
import { announced, loadPictures } from '../../../../support/onPage';
import { reload, renderSite } from '../../../../support/renderSite';
import { actAndLoad } from '../../../../support/setupViews';

const DAILY: RoundId = 'daily:2026-11-20';
const { neighbours: texts, recap } = later;
const OUTLINE = { ...anOutline, neighbours: ['Eastland', 'Farland'] };
const OPTIONS = {
  atlas: anAtlas('Northland'),
  loadOutline: () => Promise.resolve(OUTLINE),
  loadNeighbours: () => Promise.resolve(aNeighbourhood),
};
type Options = Parameters<typeof renderSite>[1];

/** The board after a win, with the button that asks for the neighbours. */
async function renderWon(options: Options = {}) {
  const site = await renderSite('/zoomle', { ...OPTIONS, ...options });
  loadPictures();
  await site.dispatch(guessMade(DAILY, NORTHLAND));
  loadPictures();
  return site;
}

const button = (name: string) => screen.getByRole('button', { name });
const input = (name = texts.input) => screen.findByRole('combobox', { name });

/** The same, once the button was pressed. */
async function renderAsked(options: Options = {}) {
  const site = await renderWon(options);
  await site.user.click(await screen.findByRole('button', { name: texts.ask(2) }));
  await input();
  loadPictures();
  const name = async (text: string) => {
    await site.user.type(await input(), text);
    await site.user.keyboard('{Enter}');
  };
  const onPicture = () =>
    [...document.querySelectorAll('main svg text')].map(({ textContent }) => textContent);
  return { ...site, name, onPicture };
}

describe('the question for the neighbours', () => {
  it('loads nothing until its button is pressed, which gives the focus to the input', async () => {
    const loadNeighbours = vi.fn(OPTIONS.loadNeighbours);
    const { onPicture } = await renderAsked({ loadNeighbours });
    expect(loadNeighbours.mock.calls).toEqual([['Northland']]);
    expect(await input()).toHaveFocus();
    expect(screen.getByText(later.earth.of(0, 2))).toBeVisible();
    expect(onPicture()).toEqual(expect.arrayContaining(['?', 'Northland']));
    expect(screen.queryByRole('button', { name: texts.ask(2) })).toBeNull();
  });

  it('names what was found on the picture, and beyond it', async () => {
    const { name, onPicture } = await renderAsked();
    await name('Eastland');
    expect(screen.getByText(`Eastland: ${later.earth.of(1, 2)}`)).toBeVisible();
    expect(onPicture()).toContain('Eastland');
    expect(screen.queryByText(texts.beyond('Farland'))).toBeNull();
    await name('Farland');
    expect(screen.getByText(texts.beyond('Farland'))).toBeVisible();
    expect(screen.getByText(texts.all)).toBeVisible();
    expect(screen.getByText(texts.result(2, 2)).closest('div')).toHaveFocus();
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('says how far a wrong one is, and ends with the third', async () => {
    const { name, onPicture, user, dispatch } = await renderAsked();
    await name('Origin');
    expect(screen.getByRole('main')).toHaveTextContent(
      `${texts.wrong('Origin', 'Northland')} ${texts.away('540 km')}`,
    );
    expect(announced().join()).toContain(texts.missesLeft(2));
    // Of a later list, which has no distances yet.
    await dispatch(neighbourNamed(DAILY, [], 'Peru'));
    expect(screen.getByText(texts.wrong('Peru', 'Northland'))).toBeVisible();
    await dispatch(neighbourNamed(DAILY, [], 'Chad'));
    expect(screen.getByText(texts.result(0, 2))).toBeVisible();
    expect(onPicture()).toContain('Eastland');
    expect(screen.getByText(texts.beyond('Farland'))).toBeVisible();
    await user.click(button(recap.views.country));
    expect(onPicture()).not.toContain('Eastland');
  });

  it('takes nothing for a name given before, or the country itself', async () => {
    const { name } = await renderAsked();
    await name('Eastland');
    await name('Eastland');
    const first = screen.getByText(texts.again('Eastland'));
    await name('Eastland');
    // A new element: the same answer is announced again.
    expect(screen.getByText(texts.again('Eastland'))).not.toBe(first);
    await name('Northland');
    expect(screen.getByText(texts.own('Northland'))).toBeVisible();
    expect(screen.getByRole('img', { name: texts.missesLeft(3) })).toBeVisible();
    expect(announced().join()).not.toContain(texts.missesLeft(3));
    expect(await input()).toHaveValue('');
  });

  it('takes a neighbour in another view for no miss, and says whose border it is here', async () => {
    const neighbourhood = {
      ...aNeighbourhood,
      otherViews: { Origin: 'Eastland', Farland: 'Origin' },
    };
    const { name } = await renderAsked({ loadNeighbours: () => Promise.resolve(neighbourhood) });
    await name('Origin');
    expect(screen.getByText(texts.otherView('Origin', 'Eastland'))).toBeVisible();
    expect(screen.getByRole('img', { name: texts.missesLeft(3) })).toBeInTheDocument();
    // What is asked for is right, whatever the views.
    await name('Farland');
    expect(screen.getByText(`Farland: ${later.earth.of(1, 2)}`)).toBeVisible();
  });

  it('says in words who was named, in which direction the others lie, and at last who they are', async () => {
    const { name, user } = await renderAsked();
    const { E } = start.game.directions;
    const picture = (words: string) =>
      within(screen.getByRole('main')).getByRole('img', { name: `Northland. ${words}.` });
    expect(picture(texts.open(`${E}, ${recap.beyond}`))).toBeInTheDocument();
    await name('Farland');
    expect(picture(`${texts.named('Farland')}. ${texts.open(E)}`)).toBeInTheDocument();
    await user.click(button(texts.show));
    expect(picture(`${texts.named('Farland')}. Eastland`)).toBeInTheDocument();
  });

  it('covers no question mark with the landmark', async () => {
    const path = 'M600 400l80 80h-80Z';
    const box = atlasBox({ lat: 10, lon: 0 }, 14);
    const asked = [{ name: 'Eastland', seen: { path, at: [640, 480] as const } }];
    await renderAsked({ loadNeighbours: () => Promise.resolve({ ...aNeighbourhood, box, asked }) });
    const mark = screen.getByText('?');
    expect([mark.getAttribute('x'), mark.getAttribute('y')]).not.toEqual(['640', '480']);
  });

  it('stays open over a reload, and shows the rest on demand', async () => {
    const site = await renderAsked();
    await site.name('Eastland');
    await site.written();
    const { user } = await reload(site, OPTIONS);
    expect(await screen.findByText(later.earth.of(1, 2))).toBeVisible();
    await user.click(button(texts.show));
    expect(screen.getByText(texts.result(1, 2))).toBeVisible();
  });

  it('takes no focus when another tab begins it', async () => {
    const { dispatch } = await renderWon({ hasFinePointer: () => true });
    (document.activeElement as HTMLElement).blur();
    await dispatch(neighbourNamed(DAILY, ['Eastland', 'Farland'], 'Eastland'));
    expect(await input()).not.toHaveFocus();
  });

  it('leaves the focus where it went while it was loading', async () => {
    let finish = (): void => undefined;
    const loading = new Promise<typeof aNeighbourhood>((resolve) => {
      finish = () => resolve(aNeighbourhood);
    });
    const { user } = await renderWon({ loadNeighbours: () => loading });
    await user.click(await screen.findByRole('button', { name: texts.ask(2) }));
    const share = button(recap.share);
    share.focus();
    await actAndLoad(finish).done;
    expect(await input()).toBeVisible();
    expect(share).toHaveFocus();
  });

  it('of one neighbor speaks of one', async () => {
    const [one] = aNeighbourhood.asked;
    const site = await renderWon({
      loadOutline: () => Promise.resolve({ ...anOutline, neighbours: ['Eastland'] }),
      loadNeighbours: () => Promise.resolve({ ...aNeighbourhood, asked: one ? [one] : [] }),
    });
    await site.user.click(await screen.findByRole('button', { name: texts.ask(1) }));
    expect(button(start.game.revealAnswer)).toBeVisible();
    await site.user.type(await input(), 'Eastland{Enter}');
    expect(screen.getByText(texts.result(1, 1))).toBeVisible();
    expect(screen.queryByText(texts.all)).toBeNull();
  });

  it('offers to try again after a failure', async () => {
    const loadNeighbours = vi
      .fn(OPTIONS.loadNeighbours)
      .mockRejectedValueOnce(new Error('offline'));
    const { user } = await renderWon({ loadNeighbours });
    await user.click(await screen.findByRole('button', { name: texts.ask(2) }));
    expect(await screen.findByText(texts.failed)).toBeVisible();
    await user.click(button(start.game.map.retry));
    expect(await input()).toBeVisible();
    expect(screen.queryByText(texts.failed)).toBeNull();
  });

  it('asks an island country for the nearest, on a picture of all of them', async () => {
    const { user } = await renderWon({
      loadOutline: () => Promise.resolve({ ...OUTLINE, neighbours: [] }),
      loadNeighbours: () =>
        Promise.resolve({ ...aNeighbourhood, box: { ...anOutline.box, width: 0.3 } }),
    });
    await user.click(await screen.findByRole('button', { name: texts.askNearest }));
    await user.type(await input(texts.inputNearest), 'Origin{Enter}');
    expect(screen.getByText(texts.farther('Origin'), { exact: false })).toBeVisible();
    await user.click(button(texts.show));
    expect(screen.getByText(texts.result(0, 2))).toBeVisible();
  });
});
