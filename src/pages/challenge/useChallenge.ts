import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';

import { useServices } from '../../app/hooks';
import { parseChallenge } from '../../domain/challengeCode';

/** The challenge in the address's hash, or why it is refused; null without a hash. */
export function useChallenge() {
  const { countries } = useServices();
  const code = useLocation().hash.slice(1);
  return useMemo(() => (code ? parseChallenge(code, countries) : null), [code, countries]);
}
