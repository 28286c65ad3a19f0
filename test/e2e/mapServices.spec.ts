import { withToken } from '../../src/maps/token';
import { SERVICE_IDS, serviceOf } from '../support/mapServices';
import { STAND_IN_URL } from './support/addresses';
import { expect, test } from './support/test';
import { answerOf, NOON, wrongNames } from './support/world';

const ANSWER = answerOf(NOON);
const [WRONG = ''] = wrongNames(1);

/** The settings in the build for Mapbox, from which that of another service differs in nothing else. */
const SETTINGS = /VITE_MAPBOX_TOKEN:(?=[`"'])/;

// round.spec.ts has Mapbox.
for (const id of SERVICE_IDS.filter((each) => each !== 'mapbox')) {
  test(`a round is played with the pictures of ${id}`, async ({ game, maps, page }) => {
    await page.route(/\/assets\/index-[^/]*\.js$/, async (route) => {
      const response = await route.fetch();
      const code = await response.text();
      expect(code).toMatch(SETTINGS);
      const body = code.replace(SETTINGS, (token) => `VITE_MAP_PROVIDER:"${id}",${token}`);
      await route.fulfill({ response, body });
    });
    const service = serviceOf(id, { VITE_MAP_BASE_URL: STAND_IN_URL });
    const { name, mapLocations } = ANSWER;
    const [landmark = { lat: NaN, lon: NaN }] = mapLocations;
    const pictures = ([18, 17, 16] as const).map((level) =>
      service.picture({ country: name, index: 0, ...landmark }, level),
    );
    const urls = pictures.map((picture) => withToken(picture?.url ?? '', [service]));

    await game.open();
    await expect(game.picture).toHaveAttribute('src', urls[0] ?? '');
    await expect(page.getByText(pictures[0]?.credit ?? '')).toBeVisible();
    await game.guess(WRONG);
    await expect(game.picture).toHaveAttribute('src', urls[1] ?? '');
    const paths = urls.map((url) => url.replace(STAND_IN_URL, ''));
    await expect.poll(async () => (await maps.requests()).map(({ url }) => url)).toEqual(paths);
    await game.guess(name);
    await game.expectCountry(name);
  });
}
