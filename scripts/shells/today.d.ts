/** Put before today.js by shells.ts. */
declare const PICTURES: readonly string[];
declare const MONTHS: readonly string[];
