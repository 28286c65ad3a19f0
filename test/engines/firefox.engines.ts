import { it } from 'vitest';

import { later } from '../../src/texts/en/later';
import { describeIn } from './describeIn';
import { firefox } from './firefox';
import { describeSite, lightNigeria } from './site';

describeIn(firefox, (startPlayer) => {
  describeSite(startPlayer);

  it('saves no noise as a picture of the Earth where it resists fingerprinting, and says why', async () => {
    const player = await startPlayer({ resistsFingerprinting: true });
    await lightNigeria(player);
    await player.click(later.recap.share);
    await player.sees(later.sharing.blocked);
  });
});
