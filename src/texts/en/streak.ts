import { plural } from './formats';

/** How many days in a row were won, two or more. */
export const streakText = (days: number) => plural(days, { other: '# days in a row' });
