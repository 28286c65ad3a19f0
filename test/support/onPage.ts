import { fireEvent, screen } from '@testing-library/react';

import { start } from '../../src/texts/en/start';

// By label if possible: jsdom takes long to find a role in a whole page.

export const heading = () => screen.getByRole('heading', { level: 1 });
export const findHeading = (name: string) => screen.findByRole('heading', { level: 1, name });

export const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

/** The guess input, unless the round has ended. */
export const input = () => screen.queryByLabelText<HTMLInputElement>(start.game.inputLabel);

export const rows = () =>
  [...screen.getByLabelText(start.game.guesses).children].map(({ textContent }) => textContent);

export const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

/** Lets all requested pictures load, and those that follow them. */
export function loadPictures() {
  for (let turn = 0; turn < 3; turn += 1)
    for (const image of document.querySelectorAll('main img')) fireEvent.load(image);
}
