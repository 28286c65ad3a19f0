import { later } from '../../src/texts/en/later';
import { start } from '../../src/texts/en/start';
import { isLit } from '../support/isLit';
import { GALLERY } from './support/gallery';
import { GlobeOnPage } from './support/globe';
import { expect, test } from './support/test';

test.use({ variant: 'atlas' });

const { earth } = later;
/** The last lit country is Argentina. */
const SOME = `${GALLERY}/earth-some`;

test('the globe rests, comes back if its memory is taken, and gives it back', async ({ page }) => {
  const globe = new GlobeOnPage(page);
  await page.goto(SOME);
  await globe.expectDrawn();
  const drawing = await globe.surface.locator('canvas').evaluateHandle((canvas) => {
    const gl = (canvas as HTMLCanvasElement).getContext('webgl2');
    if (!gl) throw new Error('no context');
    const draw = gl.drawArrays.bind(gl);
    const counted = { gl, draws: 0 };
    gl.drawArrays = (...args) => {
      counted.draws++;
      draw(...args);
    };
    return counted;
  });
  await page.evaluate(async () => {
    for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame);
  });
  expect(await drawing.evaluate(({ draws }) => draws)).toBe(0);

  await drawing.evaluate(({ gl }) => {
    const extension = gl.getExtension('WEBGL_lose_context');
    const restore = () => setTimeout(() => extension?.restoreContext());
    gl.canvas.addEventListener('webglcontextlost', restore, { once: true });
    extension?.loseContext();
  });
  await expect.poll(() => drawing.evaluate(({ draws }) => draws)).toBeGreaterThan(0);
  await globe.expectMiddle(true);
  await page.getByRole('link', { name: start.game.menu.archive }).click();
  await expect.poll(() => drawing.evaluate(({ gl }) => gl.isContextLost())).toBe(true);
});

test('a globe whose memory stays away says so, and is back when it is', async ({ page }) => {
  const globe = new GlobeOnPage(page);
  await page.clock.install();
  await page.goto(SOME);
  await globe.expectDrawn();
  const memory = await globe.surface.locator('canvas').evaluateHandle((canvas) => {
    const gl = (canvas as HTMLCanvasElement).getContext('webgl2');
    return gl?.getExtension('WEBGL_lose_context');
  });
  await memory.evaluate((extension) => extension?.loseContext());
  await expect(globe.surface.locator('canvas')).toHaveCount(0);
  await expect(page.getByText(earth.noGlobe)).toBeHidden();
  await page.clock.fastForward(5000);
  await expect(page.getByText(earth.noGlobe)).toBeVisible();
  await memory.evaluate((extension) => extension?.restoreContext());
  await globe.expectMiddle(true);
  await expect(page.getByText(earth.noGlobe)).toBeHidden();
});

test('the globe is drawn in smaller textures where a GPU, or a guard of privacy, allows no others', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { prototype } = WebGL2RenderingContext;
    const own = Object.getOwnPropertyDescriptors(prototype);
    const limits: number[] = [prototype.MAX_TEXTURE_SIZE, prototype.MAX_RENDERBUFFER_SIZE];
    Object.assign(prototype, {
      getParameter(name: number): unknown {
        return limits.includes(name) ? 2048 : own.getParameter.value?.call(this, name);
      },
      texImage2D(...args: unknown[]) {
        // Without content, it is incomplete.
        if ((args.at(-1) as ImageBitmap).width > 2048) return;
        own.texImage2D.value?.apply(this, args as never);
      },
    });
  });
  const globe = new GlobeOnPage(page);
  await page.goto(SOME);
  await globe.expectDrawn();
  await globe.expectMiddle(true);
});

test('the globe has the pixels of each screen, and keeps them to be printed', async ({
  context,
  page,
}) => {
  const globe = new GlobeOnPage(page);
  await page.goto(SOME);
  await globe.expectDrawn();
  await globe.expectMiddle(true);
  const width = await globe.width();
  const devTools = await context.newCDPSession(page);
  // A new size of the window, or the browser emulates no change of the density.
  await devTools.send('Emulation.setDeviceMetricsOverride', {
    ...{ width: 1365, height: 768, deviceScaleFactor: 2, mobile: false },
  });
  await expect.poll(() => globe.width()).toBe(2 * width);
  const middle = await globe.surface.locator('canvas').evaluate((canvas) => {
    const copy = new OffscreenCanvas(1, 1).getContext('2d');
    const at = (canvas as HTMLCanvasElement).width / -2;
    copy?.drawImage(canvas as HTMLCanvasElement, at, at);
    return [...(copy?.getImageData(0, 0, 1, 1).data ?? [])];
  });
  expect(isLit(middle)).toBe(true);
});
