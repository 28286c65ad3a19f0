import { lazyNamed } from '../../lib/lazyNamed';

export const StatisticsPanel = lazyNamed(() => import('./StatisticsPanel'), 'StatisticsPanel');
