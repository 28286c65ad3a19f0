export const light = {
  ground: '#EEF3F6',
  surface: '#FFFFFF',
  ink: '#0B1F2A',
  muted: '#4A6170',
  line: '#C6D3DB',
  track: '#C6D3DB',
  action: '#0B6E8A',
  cold: '#2F6FA8',
  warm: '#C04119',
  signal: '#C04119',
  /** Text on the signal's colour, and on that of what is correct. */
  onFill: '#FFFFFF',
  correct: '#1B7F4E',
};

export type ColorName = keyof typeof light;

/** Text has a contrast of at least 4.5:1 on every ground. */
export type Theme = Readonly<Record<ColorName, string>>;

export const dark: Theme = {
  ground: '#07131B',
  surface: '#0F2230',
  ink: '#E6F0F4',
  muted: '#9DB2BF',
  line: '#24404F',
  track: '#24404F',
  action: '#4CC3E0',
  cold: '#5AA9E6',
  warm: '#FF7A50',
  signal: '#FF7A50',
  onFill: '#07131B',
  correct: '#3FC380',
};

/** Blue and orange for right and wrong, and stronger lines. */
export const lightContrast: Theme = {
  ...light,
  ground: '#FFFFFF',
  ink: '#000000',
  muted: '#2B3942',
  line: '#5B6E7A',
  action: '#00526A',
  cold: '#0B4FB3',
  warm: '#A63300',
  signal: '#A63300',
  correct: '#0B4FB3',
};

export const darkContrast: Theme = {
  ...dark,
  ground: '#000000',
  surface: '#0A161E',
  ink: '#FFFFFF',
  muted: '#D5E2EA',
  line: '#7F98A6',
  cold: '#8AB8FF',
  warm: '#FFA37A',
  signal: '#FFA37A',
  correct: '#8AB8FF',
};

/** System colours, for forced-colours mode (Windows' contrast themes). */
export const forced: Theme = {
  ground: 'Canvas',
  surface: 'Canvas',
  ink: 'CanvasText',
  muted: 'CanvasText',
  line: 'GrayText',
  track: 'GrayText',
  action: 'LinkText',
  cold: 'CanvasText',
  warm: 'CanvasText',
  signal: 'Highlight',
  onFill: 'HighlightText',
  correct: 'Highlight',
};

export function themeOf(isDark: boolean, highContrast: boolean): Theme {
  if (highContrast) return isDark ? darkContrast : lightContrast;
  return isDark ? dark : light;
}

/** Behind satellite pictures until they have loaded. */
export const pictureGround = dark.line;

/** Of drawings on satellite pictures, which are dark in every theme; the shade sets them off. */
export const onPicture = { signal: dark.signal, shade: dark.ground };

export const color = (name: ColorName) => `var(--${name})`;

/** Tint of a row's ground, in percent. */
export const TINT = 16;

/** Ink in the empty part of a bar, in percent. */
export const EMPTY_BAR = 10;

const FACE = `'Familjen Grotesk Variable'`;

export const fonts = {
  /** The site's own, which loads. */
  face: FACE,
  heading: `${FACE}, 'Familjen Fallback', 'Familjen Fallback DejaVu', system-ui, sans-serif`,
  text: `system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif`,
};

export const breakpoints = {
  /** Pages have two columns. */
  twoColumns: '(min-width: 1100px)',
  /** The map and the guesses are side by side, also on a phone held sideways. */
  boardColumns: '(min-width: 960px), (min-width: 640px) and (max-height: 600px)',
  shortColumns: '(min-width: 640px) and (max-height: 600px)',
  short: '(max-height: 600px)',
  /** A guess takes one line, and suggestions need all the room. */
  tight: '(max-width: 639px), (max-height: 600px)',
  /** A round still fits on a small phone. */
  smallPhone: '(max-width: 639px) and (max-height: 780px)',
  smallestPhone: '(max-width: 639px) and (max-height: 660px)',
  /** After the end, what follows the map is below it. */
  wideColumns: '(min-width: 960px)',
  /** In em, which grow with the browser's font size: a phone with letters half as large again. */
  largeText: '(max-width: 19em)',
  /** Names of the menu's links do not fit. */
  iconMenu: '(max-width: 44.9em)',
  /** The frame's ticks move inside the picture. */
  narrow: '(max-width: 359px)',
};
