/** Per page load: repeated failures say nothing new. */
const MAX_REPORTS = 3;

/** Browsers refuse longer beacons, pending ones included. */
const MAX_BEACON_BYTES = 65_536;

/**
 * What the page explains: its code did not arrive, or the server has deleted it since. In the words of Chromium,
 * Firefox, WebKit (for a missing file and for a page in its place) and `withTimeout`.
 */
const EXPLAINED = /imported module|module script|JavaScript MIME|took too long/;

/**
 * Sends crash reports to the site's owner, as text: other hosts then need no preflight request.
 * @param report returns `Services.report`: no personal data, no tokens
 */
export function makeCrashReports(url: string, report: (maxBytes: number) => string) {
  let sent = 0;
  return (error: unknown) => {
    if (sent >= MAX_REPORTS || EXPLAINED.test(String(error))) return;
    sent += 1;
    const body = report(MAX_BEACON_BYTES);
    // A beacon outlives the page, but can be refused or switched off.
    if ('sendBeacon' in navigator && navigator.sendBeacon(url, body)) return;
    void fetch(url, { method: 'POST', mode: 'no-cors', body }).catch(() => undefined);
  };
}
