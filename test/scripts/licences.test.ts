import { describe, expect, it } from 'vitest';

import { forbiddenPackages } from '../../scripts/licences.mjs';

const forbidden = (entry: { license?: string; dev?: boolean; devOptional?: boolean }) =>
  forbiddenPackages({ packages: { '': { license: 'MIT' }, 'node_modules/it': entry } });

describe('the licence of a package', () => {
  it.each(['MIT', 'OFL-1.1', '(MIT OR GPL-3.0-only)', 'MIT AND ISC'])('may be %s', (license) => {
    expect(forbidden({ license })).toEqual([]);
  });

  it.each(['GPL-3.0-only', 'UNLICENSED', 'SEE LICENSE IN LICENSE', 'MIT AND GPL-3.0-only', ''])(
    'may not be %j, and the package is named',
    (license) => {
      expect(forbidden({ license })).toEqual([`node_modules/it: ${license}`]);
      expect(forbidden({ license, dev: true })).toEqual([`node_modules/it: ${license}`]);
    },
  );

  it('may not be missing', () => {
    expect(forbidden({})).toEqual(['node_modules/it: no licence']);
  });

  it('may be a weak copyleft one for a tool, not for what is built into the site', () => {
    expect(forbidden({ license: 'MPL-2.0', dev: true })).toEqual([]);
    expect(forbidden({ license: 'MPL-2.0', devOptional: true })).toEqual([]);
    expect(forbidden({ license: 'MPL-2.0' })).toEqual(['node_modules/it: MPL-2.0']);
  });
});
