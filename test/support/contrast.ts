/** Relative luminance of a colour `#RRGGBB` (WCAG 2.2). */
function luminance(hex: string) {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast ratio of two colours `#RRGGBB`, 1 to 21 (WCAG 2.2). */
export function contrast(a: string, b: string) {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

/** So many percent of a colour over another, both `#RRGGBB`, as CSS mixes them in sRGB. */
export function mixed(over: string, percent: number, under: string) {
  const channel = (hex: string, at: number) => parseInt(hex.slice(at, at + 2), 16);
  const mix = (at: number) =>
    Math.round((channel(over, at) * percent + channel(under, at) * (100 - percent)) / 100);
  return `#${[1, 3, 5].map((at) => mix(at).toString(16).padStart(2, '0')).join('')}`;
}
