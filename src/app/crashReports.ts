/** Per page load: repeated failures say nothing new. */
const MAX_REPORTS = 3;

/**
 * Sends crash reports to the site's owner.
 * @param report returns `Services.report`: no personal data, no tokens
 * @param send `navigator.sendBeacon`, given text: other hosts then need no preflight request
 */
export function makeCrashReports(
  url: string,
  report: () => string,
  send: (url: string, text: string) => boolean,
) {
  let sent = 0;
  return () => {
    if (sent >= MAX_REPORTS) return;
    sent += 1;
    send(url, report());
  };
}
