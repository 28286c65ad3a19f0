import { expect, it, vi } from 'vitest';

import { loadCode } from '../../src/lib/loadCode';

it.each([[vi.fn(() => Promise.resolve())], [undefined]])(
  'code that fails is imported once more, if possible past wrong answers in the HTTP cache',
  async (refetchScripts) => {
    vi.stubGlobal('refetchScripts', refetchScripts);
    const load = vi.fn(() => Promise.resolve('code')).mockRejectedValueOnce(new Error('gone'));
    await expect(loadCode(load)).resolves.toBe('code');
    if (refetchScripts) expect(refetchScripts.mock.calls).toEqual([['wrong']]);
    await expect(loadCode(() => Promise.reject(new Error('bug')))).rejects.toThrow('bug');
  },
);
