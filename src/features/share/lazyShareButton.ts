import { lazyPart } from '../../lib/lazyNamed';
import { loadOnce } from '../../lib/loadOnce';

const preload = loadOnce(() => import('./ShareButton'));

export const ShareButton = lazyPart(preload, 'ShareButton');
export const ShareRoundPicture = lazyPart(preload, 'ShareRoundPicture');
