import { writtenOut } from './date';
import { siteName } from './descriptions';

/** What is on all pages, in English. */
export const texts = {
  site: {
    name: siteName,
    date: writtenOut,
    pageTitle: (page: string) => `${page} · Zoomle`,
    backToHome: 'Back to Home',
    copyright: (year: string) => `© ${year} Zoomle`,
    footer: 'Footer',
    noData: 'The game’s data could not be loaded. Look at the network, and load the page again.',
    privacy: 'Privacy',
    about: 'About',
    contact: 'Contact',
    blog: 'Blog',
  },
  storage: {
    unavailable:
      'This browser keeps nothing for the site: you can play, but your guesses are gone when you leave.',
    full: 'This browser has no room left for the site: what you guess now may be gone when you leave.',
    newer:
      'A newer version of the site has kept your progress here. It is left untouched; what you guess in this one is not kept. Load the page again.',
    damaged:
      'Some of what was kept on this device was damaged. It was set aside, and all that is sound was kept. “Your progress”, in the settings, lets you save what was set aside.',
    dismiss: 'All right',
  },
  release: {
    found: 'There is a new version.',
    apply: 'Load the new version',
    applying: 'The new version is being loaded.',
    lostTitle: 'This page could not be loaded',
    lost: 'A new version of the site has been released since you opened it, or the network is gone. Your guesses are kept on this device.',
    reload: 'Load the site anew',
  },
};
