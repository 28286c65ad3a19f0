import { fireEvent, render } from '@testing-library/react';
import { expect, it } from 'vitest';

import { OptionalImage } from '../../src/design/OptionalImage';

it('an image that cannot be loaded is hidden, not shown as broken', () => {
  const { container } = render(<OptionalImage src="/atlas/missing.avif" />);
  const image = container.querySelector('img');
  expect(image).toBeVisible();
  if (image) fireEvent.error(image);
  expect(image).not.toBeVisible();
});
