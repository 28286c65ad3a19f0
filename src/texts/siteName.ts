/** The game’s name, the same in every language and script. */
export const siteName = 'Zoomle';

export const pageTitle = (page: string) => `${page} · ${siteName}`;

export const copyright = (year: string) => `© ${year} ${siteName}`;
