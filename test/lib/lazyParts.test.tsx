import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { lazyParts } from '../../src/lib/lazyParts';

const Day = ({ name }: { readonly name: string }) => <p>{name}</p>;
const Week = () => <p>A week</p>;

it('the parts of a module load once, and then render at once', async () => {
  const load = vi.fn(() => Promise.resolve({ Day, Week }));
  const parts = lazyParts(load);
  const [LazyDay, LazyWeek] = [parts.Day, parts.Week];
  expect(load).not.toHaveBeenCalled();
  await LazyDay.preload();
  render(
    <>
      <LazyDay name="Monday" />
      <LazyWeek />
    </>,
  );
  expect(screen.getByText('Monday')).toBeVisible();
  expect(screen.getByText('A week')).toBeVisible();
  expect(load).toHaveBeenCalledOnce();
});
