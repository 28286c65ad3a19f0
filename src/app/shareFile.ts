import type { ShareOutcome } from '../design/useShare';
import { matchesMedia } from '../lib/media';
import { openShareSheet } from '../lib/openShareSheet';
import { saveFile } from '../lib/saveFile';

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
