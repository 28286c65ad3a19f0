import { describe, expect, it } from 'vitest';

import { hostRedirects } from '../../scripts/routes';
import { paths } from '../../src/routes';
import { baseOf, LANGUAGE_CODES } from '../../src/texts/languages';

describe('the redirects of static hosts', () => {
  /** The redirects of a language, by the folder of its pages. */
  const redirectsIn = (base: string) =>
    hostRedirects().filter((line) => line.endsWith(` ${base}/shell 200`));

  it.each(LANGUAGE_CODES.map(baseOf))(
    'show every page of %s/ without a file of its own, those with a fixed address first',
    (base) => {
      const redirects = redirectsIn(base);
      expect(redirects[0]).toBe(`${base}/zoomle/archive ${base}/shell 200`);
      expect(redirects.slice(-2)).toEqual([
        `${base}/zoomle/:date ${base}/shell 200`,
        `${base}/blog/:slug ${base}/shell 200`,
      ]);
      const shown = redirects.map((line) => line.split(' ')[0]?.slice(base.length));
      expect([...shown, '/', '/zoomle'].sort()).toEqual(Object.values(paths).sort());
    },
  );

  it('say in every language but English, which hosts know, that there is no page', () => {
    const others = hostRedirects().filter((line) => !line.endsWith(' 200'));
    expect(others).toHaveLength(LANGUAGE_CODES.length - 1);
    expect(others).toContain('/de/* /de/404.html 404');
  });

  it('leave files alone, which a host would hide behind a rule', () => {
    const hiding = hostRedirects().filter((line) => /^\/(\*|assets|atlas)|\*.* 200$/.test(line));
    expect(hiding).toEqual([]);
  });
});
