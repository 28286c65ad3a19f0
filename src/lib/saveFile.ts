/** Saves a file where the browser keeps downloads. A text is JSON. */
export function saveFile(name: string, content: string | Blob) {
  const blob =
    typeof content === 'string' ? new Blob([content], { type: 'application/json' }) : content;
  const url = URL.createObjectURL(blob);
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  // Safari reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
