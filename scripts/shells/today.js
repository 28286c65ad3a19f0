/* global MONTHS, PICTURES -- put before it by shells.ts */
// Fills in, before the site's code is fetched, what of a prerendered page depends on the day and on
// what is stored, and starts the site. As few bytes as can be: it has no part in the game, and what it
// leaves undone the site does. PICTURES are the atlas's nearest, in the order of the countries.
const day = new Date().toISOString().slice(0, 10);

/** @param {string} name what is stored under a name, as far as it can be read */
const stored = (name) => {
  try {
    return JSON.parse(localStorage.getItem(`persist:zoomle-${name}`) ?? '') ?? {};
  } catch {
    return {};
  }
};

if (stored('settings').highContrast) document.documentElement.dataset.contrast = '';

const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
const picture = PICTURES[(year + month + date) % PICTURES.length];
const isBegun = stored('game').rounds?.[`daily:${day}`]?.guesses?.length > 0;
const isHome = location.pathname === '/';
const images = /** @type {NodeListOf<HTMLImageElement>} */ (
  document.querySelectorAll('img[data-today]')
);
for (const image of images) {
  if (picture && (isHome || !isBegun)) {
    image.src = picture;
    image.hidden = false;
  }
}

for (const element of document.querySelectorAll('[data-dated]')) {
  if (element.matches('h1')) element.textContent = `Zoomle - ${MONTHS[month - 1]} ${date}, ${year}`;
  element.removeAttribute('data-dated');
}

// The site's scripts, the first of which starts it, would take the network and the processor from what
// there is to see: they wait until it is painted. Not for ever: some browsers do not tell.
const MOST_PATIENCE_MS = 1_000;
const startSite = async () => {
  const links = /** @type {NodeListOf<HTMLLinkElement>} */ (
    document.querySelectorAll('link[rel=later]')
  );
  for (const link of links) link.rel = 'modulepreload';
  // One after the other: all at once would be one long task.
  for (const { href } of links) await import(href);
};
new PerformanceObserver(startSite).observe({ type: 'paint', buffered: true });
setTimeout(startSite, MOST_PATIENCE_MS);
