import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { redacted } from '../../src/app/redacted';

const TOKEN = 'pk.eyJ1IjoiYSJ9.b-c_d';

describe('a redacted text', () => {
  it.each([
    ['a query', `at https://maps.test/18?access_token=${TOKEN}:1:2`],
    ['a query after others', `GET /map?a=1&access_token=${TOKEN} failed`],
    ['a named token without a query', `access_token=${TOKEN}`],
    ['an address within an address', `to=https%3A%2F%2Fa.b%3Faccess_token%3D${TOKEN}`],
    ['a token in JSON', `{"access_token":"${TOKEN}"}`],
    ['a token on its own', `wrong token ${TOKEN}.`],
  ])('has no token left of %s', (_name, text) => {
    expect(redacted(text)).not.toContain('eyJ');
  });

  it('keeps the rest of an address, and what follows it', () => {
    expect(redacted(`x (https://maps.test/18,0/1280x960@2x?access_token=${TOKEN}) y`)).toBe(
      'x (https://maps.test/18,0/1280x960@2x) y',
    );
  });

  it.each(['Is it null? No.', 'Error: x\n    at Map (main.js:1:2)'])('is %j as it was', (text) => {
    expect(redacted(text)).toBe(text);
  });

  it('has no token left in an address, whatever stands around it', () => {
    fc.assert(
      fc.property(fc.string(), fc.webUrl(), fc.string(), (before, url, after) => {
        const text = `${before} ${url}?access_token=${TOKEN} ${after}`;
        expect(redacted(text)).not.toContain(TOKEN);
      }),
    );
  });
});
