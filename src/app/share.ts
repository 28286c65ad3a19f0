/** How sharing went: `cancelled` by the player in the system's sheet. */
export type ShareOutcome = 'shared' | 'copied' | 'cancelled' | 'failed';

/** Hands a text to the system's share sheet, or where there is none to the clipboard. */
export async function share(text: string): Promise<ShareOutcome> {
  if ('share' in navigator) {
    try {
      await navigator.share({ text });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
    }
  }
  return copy(text);
}

/** Puts a text into the clipboard. */
export async function copy(text: string): Promise<ShareOutcome> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    // Denied, or not there at all where the site is not served securely.
    return 'failed';
  }
}
