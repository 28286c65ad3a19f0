/* global PICTURES -- put in its place by shells.ts */
// Fills in, while the site's code is being fetched, what of a prerendered page depends on the day and
// on what is stored. As few bytes as can be: it has no part in the game, and what it leaves undone the
// site does. PICTURES are the atlas's nearest, in the order of the countries.
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

const sum = day.split('-').reduce((total, part) => total + Number(part), 0);
const picture = PICTURES[sum % PICTURES.length];
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

const written = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
for (const element of document.querySelectorAll('[data-dated]')) {
  if (element.matches('h1')) element.textContent = `Zoomle - ${written.format(Date.parse(day))}`;
  element.removeAttribute('data-dated');
}
