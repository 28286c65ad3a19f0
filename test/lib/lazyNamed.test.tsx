import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it } from 'vitest';

import { lazyNamed } from '../../src/lib/lazyNamed';

it('a preloaded component renders at once', async () => {
  const Part = lazyNamed(() => Promise.resolve({ Part: () => <p>the part</p> }), 'Part');
  await Part.preload();
  render(
    <Suspense fallback="waiting">
      <Part />
    </Suspense>,
  );
  expect(screen.getByText('the part')).toBeVisible();
});
