import { STAND_IN_URL } from './support/addresses';
import { parseStaticImagesUrl } from './support/staticImagesUrl';
import { expect, test } from './support/test';

const GOOD =
  '/styles/v1/mapbox/satellite-v9/static/139.7,-35.6,18,0/1280x960@2x?access_token=pk.test';

/** The stand-in is worth what it refuses. */
const REFUSED = [
  { name: 'another path', from: '/styles/v1/', to: '/style/v1/', status: 404 },
  { name: 'another style', from: 'satellite-v9', to: 'streets-v12', status: 404 },
  { name: 'a fifth number', from: '18,0', to: '18,0,0', status: 422 },
  { name: 'no bearing', from: ',0/', to: '/', status: 422 },
  { name: 'a fraction of a zoom level', from: '18', to: '18.5', status: 422 },
  { name: 'latitude before longitude', from: '139.7,-35.6', to: '-35.6,139.7', status: 422 },
  { name: 'not a number', from: '139.7', to: 'NaN', status: 422 },
  { name: 'another size', from: '1280x960@2x', to: '640x480@2x', status: 422 },
  { name: 'no doubled resolution', from: '@2x', to: '', status: 422 },
  { name: 'a wrong token', from: 'pk.test', to: 'pk.other', status: 401 },
  { name: 'no token', from: '?access_token=pk.test', to: '', status: 401 },
];

test('the map service’s stand-in refuses what the service would', () => {
  for (const { name, from, to, status } of REFUSED) {
    expect.soft(parseStaticImagesUrl(GOOD.replace(from, to)), name).toMatchObject({ status });
  }
});

test('the map service’s stand-in answers a good address with a picture', async ({ request }) => {
  const response = await request.get(`${STAND_IN_URL}${GOOD}`);
  expect(response.status()).toBe(200);
  expect(response.headers()).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'max-age=43200',
  });
});
