import type { ComponentProps } from 'react';

/** A decorative image, hidden if it fails to load. */
export const OptionalImage = (props: ComponentProps<'img'>) => (
  <img {...props} alt="" onError={({ currentTarget }) => (currentTarget.hidden = true)} />
);
