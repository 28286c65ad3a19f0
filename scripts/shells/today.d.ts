/** Put in its place by shells.ts. */
declare const PICTURES: readonly string[];
