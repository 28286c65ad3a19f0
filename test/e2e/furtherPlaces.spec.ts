import countries from '../../src/data/countries_with_mapLocations.json' with { type: 'json' };
import { findCountry } from '../../src/domain/countries';
import { expect, test } from './support/test';
import { answerOf, NOON } from './support/world';

const { name } = answerOf(NOON);
const [landmark, place] = findCountry(countries, name)?.mapLocations ?? [];

test('a further place is looked at in the frame, at all levels, with the keyboard', async ({
  game,
  maps,
  page,
}) => {
  if (!landmark || !place) throw new Error('the country has one place only');
  await game.openWithPicture();
  await game.guess('Peru', name);
  await game.expectPicture(16);
  const before = (await maps.zooms()).length;

  await page.getByRole('button', { name: place.name }).focus();
  await page.keyboard.press('Enter');
  const picture = page.getByRole('img', { name: `Satellite picture of ${place.name}` });
  await expect(picture).toHaveAttribute(
    'src',
    new RegExp(`/${place.lon},${place.lat},15,0/1280x960@2x\\?`),
  );
  await expect(picture).toBeInViewport();
  await game.expectZoom('15 (4/15)');
  await expect(game.slider).toBeFocused();
  await page.keyboard.press('End');
  await game.expectZoom('4 (15/15)');
  await expect(picture).toHaveAttribute('src', /,4,0\/1280x960@2x\?/);
  await expect.poll(async () => (await maps.zooms()).slice(before)).toEqual([15, 4]);

  await page.getByRole('button', { name: `Back to ${landmark.name}` }).click();
  await game.expectPicture(16);
  await game.expectZoom('16 (3/3)');
});
