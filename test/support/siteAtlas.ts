import { makeAtlas } from '../../src/maps/atlas';
import atlasIndex from '../../src/maps/atlasIndex.json' with { type: 'json' };

/** The site's atlas, with the repository's index. */
export const atlas = makeAtlas(Object.entries(atlasIndex));
