import { useState } from 'react';

/**
 * Whether a person has already unfolded a part of the prerendered page, which React then replaces.
 * @param id of the `details` element
 */
export const useWasUnfolded = (id: string) =>
  useState(() => !import.meta.env.SSR && document.querySelector(`details#${id}[open]`) !== null)[0];
