export type Paragraph = readonly [text: string, size: number, color: string];

/** An address as people type it, from left to right in Arabic too. */
export const typedAddress = (url: string) => `\u2066${url.replace(/^https?:\/\//, '')}\u2069`;

/** Multiples of a paragraph's size. */
const LINE_HEIGHT = 1.3;
const GAP = 0.5;
/** How much smaller a column becomes until it fits. */
const STEP = 0.95;

/** Breaks a text after spaces and full-width punctuation. */
function linesOf(text: string, width: number, widthOf: (text: string) => number) {
  const lines: string[] = [];
  for (const word of text.split(/(?<=[ 、，。])/)) {
    const line = (lines.at(-1) ?? '') + word;
    if (lines.length > 0 && widthOf(line.trimEnd()) <= width) lines.splice(-1, 1, line);
    else lines.push(word);
  }
  return lines.map((line) => line.trimEnd());
}

/**
 * Lays paragraphs out in a box, one below the other, in the middle of its height. A paragraph with a word wider
 * than the box becomes smaller, and all do if they are higher than it.
 * @param widthOf the width of a text as a multiple of its size
 * @returns lines with their sizes, and the y of their middles from the box's top
 */
export function layOut(
  paragraphs: readonly Paragraph[],
  box: { readonly width: number; readonly height: number },
  widthOf: (text: string) => number,
): (readonly [...line: Paragraph, y: number])[] {
  const written = paragraphs.filter(([text]) => text !== '');
  for (let scale = 1; ; scale *= STEP) {
    let y = 0;
    const lines = written.flatMap(([text, size, color], index) => {
      const parts = linesOf(text, box.width / (size * scale), widthOf);
      const fitting = Math.min(size * scale, box.width / Math.max(...parts.map(widthOf)));
      if (index > 0) y += fitting * GAP;
      return parts.map((part) => {
        y += fitting * LINE_HEIGHT;
        return [part, fitting, color, y - (fitting * LINE_HEIGHT) / 2] as const;
      });
    });
    const top = (box.height - y) / 2;
    if (top >= 0) return lines.map(([text, size, color, y]) => [text, size, color, top + y]);
  }
}
