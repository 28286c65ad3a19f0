import type { Texts } from '../texts';
import { plural } from './formats';

export const streakText: Texts['streak'] = (days) => plural(days, { other: 'लगातार # दिन' });
