/** How many reports a page load may send: a page that fails again and again says nothing new. */
const MAX_REPORTS = 3;

/**
 * Sends reports of crashes to whoever runs the site.
 * @param url where they go
 * @param report what `Services.report` says: no personal data, no tokens
 * @param send `navigator.sendBeacon`: as text, so that another host needs no preflight request
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
