/** A text is not taken for a log; the message says why. */
export class Refused extends Error {}
