import { lazyNamed } from '../../lib/lazyNamed';

/** In one file with the button that shares a round's text. */
export const ShareRoundPicture = lazyNamed(() => import('./ShareButton'), 'ShareRoundPicture');
