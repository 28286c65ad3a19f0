/** How many days in a row were won, two or more, in English. */
export const streakText = (days: number) => `${days} days in a row`;
