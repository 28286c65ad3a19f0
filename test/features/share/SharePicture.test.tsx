import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';

import { browserServices } from '../../../src/app/browserServices';
import { makeDiagnostics } from '../../../src/app/diagnostics';
import { SharePicture } from '../../../src/features/share/SharePicture';
import { ServicesContext } from '../../../src/store/hooks';
import { later } from '../../../src/texts/en/later';
import { start } from '../../../src/texts/en/start';
import { TextsContext } from '../../../src/texts/useTexts';
import { anAtlas } from '../../support/builders';
import { ENGLISH_PAGE } from '../../support/english';

const { sharing } = later;
const SAVED = 'Saved in your downloads: earth.png';
const UNDRAWN = 'It cannot be drawn.';
const drawn = () => Promise.resolve();
const refuse = (name: string) => () => Promise.reject(new DOMException('', name));

/** A person who presses the button, in a browser that says what a canvas shows, a shade off by default. */
async function pressShare(
  share: () => Promise<void>,
  { draw = drawn, pixel = [41, 119, 200, 255], browser = {} } = {},
) {
  const context = {
    canvas: { convertToBlob: () => Promise.resolve(new Blob(['png'])) },
    fillRect: vi.fn(),
    getImageData: () => ({ data: pixel }),
  };
  vi.stubGlobal('OffscreenCanvas', function () {
    return { getContext: () => context };
  });
  const sheet = vi.fn<(data: ShareData) => Promise<void>>(share);
  const saveFile = vi.fn();
  const services = browserServices(
    [],
    anAtlas(),
    makeDiagnostics(() => ({})),
  );
  render(
    <ServicesContext value={{ ...services, saveFile }}>
      <TextsContext value={ENGLISH_PAGE}>
        <SharePicture
          variant="main"
          label={later.recap.share}
          text="Look!"
          fileName="earth.png"
          size={{ width: 1200, height: 630 }}
          draw={draw}
          failure={UNDRAWN}
        />
      </TextsContext>
    </ServicesContext>,
  );
  const user = userEvent.setup({ delay: null });
  // Afterwards: it brings a clipboard.
  vi.stubGlobal('navigator', { canShare: () => true, share: sheet, ...browser });
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  await press(later.recap.share);
  return { press, saveFile, sheet };
}
const said = () => screen.getByRole('status').textContent;
const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

describe('a picture', () => {
  it.each([
    ['nothing, once it is shared', '', 1, () => Promise.resolve(), {}],
    ['nothing, if the player cancels', '', 1, refuse('AbortError'), {}],
    ['that it cannot be drawn', UNDRAWN, 0, refuse(''), { draw: refuse('') }],
    [
      'that the browser returns noise',
      sharing.blocked,
      0,
      refuse(''),
      { pixel: [41, 119, 220, 255] },
    ],
  ])('says %s', async (_what, words, times, share, options) => {
    const { sheet } = await pressShare(share, options);
    await vi.waitFor(() => expect(sheet).toHaveBeenCalledTimes(times));
    await vi.waitFor(() => expect(said()).toBe(words));
    expect(buttons()).toEqual([later.recap.share]);
  });

  it('goes with its text to the share sheet', async () => {
    const { sheet } = await pressShare(() => Promise.resolve());
    const files = [expect.any(File) as unknown];
    await vi.waitFor(() => expect(sheet.mock.calls).toEqual([[{ files, text: 'Look!' }]]));
  });

  const takePng = ([item]: Record<string, unknown>[]) =>
    item?.['image/png'] instanceof File ? Promise.resolve() : Promise.reject(new Error('no PNG'));
  it.each([
    ['and copied on a desk', `${start.copying.copied} · ${SAVED}`, true, { write: takePng }],
    ['on a phone', SAVED, false, { write: takePng }],
    ['where copying is refused', SAVED, true, { write: refuse('') }],
    ['in a browser that cannot copy', SAVED, true, undefined],
  ])('is saved %s, if the browser shares no files', async (_, words, isDesk, clipboard) => {
    vi.stubGlobal('matchMedia', () => ({ matches: isDesk }));
    vi.stubGlobal('ClipboardItem', Object);
    URL.createObjectURL = () => '#';
    URL.revokeObjectURL = () => undefined;
    const download = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    await pressShare(refuse(''), { browser: { canShare: () => false, clipboard } });
    await vi.waitFor(() => expect(said()).toBe(words));
    expect(download).toHaveBeenCalledTimes(1);
    expect(buttons()).toEqual([later.recap.share]);
  });

  it('whose sharing is refused is not saved unasked', async () => {
    const { press, saveFile } = await pressShare(refuse('NotAllowedError'));
    await vi.waitFor(() => expect(said()).toBe(sharing.notShared));
    expect(saveFile).not.toHaveBeenCalled();
    await press(later.progress.export.save);
    expect(saveFile).toHaveBeenCalledWith('earth.png', expect.any(File));
    expect(said()).toBe(SAVED);
    expect(buttons()).toEqual([later.recap.share]);
    // Not on what follows, which Enter would press.
    expect(screen.getByText(later.recap.share)).toHaveFocus();
  });

  it('is shared once at a time, until the browser has not answered for three seconds', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    let answer: () => void = () => undefined;
    const { press, sheet } = await pressShare(
      () => new Promise<void>((resolve) => (answer = resolve)),
    );
    await press(later.recap.share);
    expect(sheet).toHaveBeenCalledTimes(1);
    vi.spyOn(document, 'hasFocus').mockReturnValueOnce(false);
    for (const words of ['', sharing.notShared]) {
      act(() => void vi.advanceTimersByTime(3000));
      expect(said()).toBe(words);
    }
    const answerLate = answer;
    await press(later.recap.share);
    expect(sheet).toHaveBeenCalledTimes(2);
    answerLate();
    await act(() => Promise.resolve());
    await press(later.recap.share);
    expect(sheet).toHaveBeenCalledTimes(2);
  });
});
