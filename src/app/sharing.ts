import type { ShareOutcome } from '../design/useShare';
import { matchesMedia } from '../lib/media';
import { saveFile } from '../lib/saveFile';

async function openShareSheet(data: ShareData): Promise<ShareOutcome> {
  try {
    await navigator.share(data);
    return 'shared';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'cancelled' : 'failed';
  }
}

export async function copy(text: string): Promise<ShareOutcome> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    // Denied, or missing in an insecure context.
    return 'failed';
  }
}

/** Opens the share sheet with a text; without one, copies the text. */
export async function share(text: string) {
  // Missing in an insecure context.
  const outcome = 'share' in navigator ? await openShareSheet({ text }) : 'failed';
  return outcome === 'failed' ? copy(text) : outcome;
}

/** On a desk, a picture can be pasted into a message; a phone's apps take files. */
async function copyFile(file: File) {
  if (!matchesMedia('(pointer: fine)')) return false;
  try {
    // eslint-disable-next-line compat/compat -- Without it, the picture is saved alone.
    await navigator.clipboard.write([new ClipboardItem({ [file.type]: file })]);
    return true;
  } catch {
    // Denied, or missing in an insecure context.
    return false;
  }
}

/** Opens the share sheet with a picture and a text; without one, saves the picture, and copies it on a desk. */
export async function shareFile(file: File, text: string): Promise<ShareOutcome> {
  const data = { files: [file], text };
  if ('canShare' in navigator && navigator.canShare(data)) return openShareSheet(data);
  saveFile(file.name, file);
  return (await copyFile(file)) ? 'copied' : 'saved';
}
