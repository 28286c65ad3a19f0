import { lazyNamed } from '../../lib/lazyNamed';

export const ShareButton = lazyNamed(() => import('./ShareButton'), 'ShareButton');
