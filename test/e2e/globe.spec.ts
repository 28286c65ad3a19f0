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

test('the globe rests, is kept to be printed, comes back if its memory is taken, and gives it back', async ({
  page,
}) => {
  const globe = new GlobeOnPage(page);
  await page.clock.install();
  await page.goto(SOME);
  await globe.expectDrawn();
  const canvas = globe.surface.locator('canvas');
  const drawing = await canvas.evaluateHandle((element: HTMLCanvasElement) => {
    const gl = element.getContext('webgl2');
    const memory = gl?.getExtension('WEBGL_lose_context');
    if (!gl || !memory) throw new Error('no context');
    const draw = gl.drawArrays.bind(gl);
    const counted = { gl, memory, draws: 0 };
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
  const middle = await canvas.evaluate((element: HTMLCanvasElement) => {
    const copy = new OffscreenCanvas(1, 1).getContext('2d');
    copy?.drawImage(element, element.width / -2, element.width / -2);
    return [...(copy?.getImageData(0, 0, 1, 1).data ?? [])];
  });
  expect(isLit(middle)).toBe(true);

  const failure = page.getByText(earth.noGlobe);
  await drawing.evaluate(({ memory }) => memory.loseContext());
  await expect(canvas).toHaveCount(0);
  await expect(failure).toBeHidden();
  await page.clock.fastForward(5000);
  await expect(failure).toBeVisible();
  await drawing.evaluate(({ memory }) => memory.restoreContext());
  await globe.expectMiddle(true);
  await expect(failure).toBeHidden();
  await page.getByRole('link', { name: start.game.menu.archive }).click();
  await expect.poll(() => drawing.evaluate(({ gl }) => gl.isContextLost())).toBe(true);
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
