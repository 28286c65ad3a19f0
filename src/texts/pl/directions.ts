const NAMES: Record<string, string> = {
  N: 'północ',
  NE: 'północny wschód',
  E: 'wschód',
  SE: 'południowy wschód',
  S: 'południe',
  SW: 'południowy zachód',
  W: 'zachód',
  NW: 'północny zachód',
};

/** A compass point's name, in the nominative and, after “na”, the accusative. */
export const directionName = (point: string) => NAMES[point] ?? point;
