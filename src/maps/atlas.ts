import atlasIndex from './atlasIndex.json' with { type: 'json' };
import { makeAtlas } from './makeAtlas';

/** The atlas with the repository's index, for the gallery and tests; the site's is in `Services`. */
export const atlas = makeAtlas(Object.entries(atlasIndex));
