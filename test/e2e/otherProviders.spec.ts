import { expect, NETWORK_ERROR, test } from './support/test';

const PROVIDERS = [
  { variant: 'eox', credit: /^EOxCloudless https:\/\/cloudless\.eox\.at / },
  { variant: 'esri', credit: /^Powered by Esri/ },
] as const;

for (const { variant, credit } of PROVIDERS) {
  test.describe(`built for ${variant}`, () => {
    test.use({
      variant,
      expectedErrors: NETWORK_ERROR,
      viewport: { width: 320, height: 640 },
    });

    test('each level has its picture, asked for once, or else the atlas’s', async ({
      game,
      maps,
      page,
    }) => {
      await maps.answerWith(503);
      await game.open();
      await expect(game.notice).toBeVisible();
      await game.expectAtlasPicture(18);
      await maps.answerWith('picture');
      await game.retry.click();
      await expect(game.notice).toHaveCount(0);
      await expect(page.getByText(credit)).toBeVisible();
      await game.expectNoSidewaysScrolling();
      await game.guess('Peru');
      await expect.poll(() => maps.zooms()).toEqual([18, 18, 17, 16]);
      await expect(game.notice).toHaveCount(0);
    });
  });
}
