import type { Texts } from '../texts';
import { plural } from './formats';

export const streakText: Texts['streak'] = (days) =>
  plural(days, {
    two: 'يومان متتاليان',
    few: '# أيام متتالية',
    many: '# يومًا متتاليًا',
    other: '# يوم متتالٍ',
  });
