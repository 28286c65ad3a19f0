import { plural } from './formats';

export const streakText = (days: number) => plural(days, { other: '# hari beruntun' });
