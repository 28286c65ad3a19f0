/** Long enough for any browser to have taken the file. */
const KEPT_MS = 60_000;

/** Hands the player a text as a file, to be kept where the browser keeps downloads. */
export function saveFile(name: string, text: string) {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  // Safari begins to read after the click.
  setTimeout(() => {
    URL.revokeObjectURL(url);
  }, KEPT_MS);
}
