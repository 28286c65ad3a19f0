const NAMES: Record<string, string> = {
  N: 'nord',
  NE: 'nord-est',
  E: 'est',
  SE: 'sud-est',
  S: 'sud',
  SW: 'sud-ouest',
  W: 'ouest',
  NW: 'nord-ouest',
};

/** A compass point's name. */
export const directionName = (point: string) => NAMES[point] ?? point;

const beginsWithVowel = (name: string) => /^[eo]/.test(name);

/** Towards a compass point, by its name: au nord, à l’est. */
export const toThe = (name: string) => (beginsWithVowel(name) ? `à l’${name}` : `au ${name}`);

/** From a compass point, by its name: du nord, de l’est. */
export const fromThe = (name: string) => (beginsWithVowel(name) ? `de l’${name}` : `du ${name}`);
