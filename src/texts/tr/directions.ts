const NAMES: Record<string, string> = {
  N: 'kuzey',
  NE: 'kuzeydoğu',
  E: 'doğu',
  SE: 'güneydoğu',
  S: 'güney',
  SW: 'güneybatı',
  W: 'batı',
  NW: 'kuzeybatı',
};

export const directionName = (point: string) => NAMES[point] ?? point;

/** A direction's name with the ending that goes with its vowels: güneyde, but batıda. */
const withEnding = (front: string, back: string) => (name: string) =>
  `${name}${name.endsWith('ey') ? front : back}`;

export const inDirection = withEnding('de', 'da');
export const fromDirection = withEnding('den', 'dan');
export const toDirection = withEnding('e', 'ya');
