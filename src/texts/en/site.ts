import { siteName } from '../siteName';
import { writtenOut } from './formats';

/** What all pages share. */
export const siteTexts = {
  site: {
    name: siteName,
    date: writtenOut,
    pageTitle: (page: string) => `${page} · Zoomle`,
    skip: 'Skip to content',
    backToHome: 'Back to Home',
    loading: 'Loading the page',
    copyright: (year: string) => `© ${year} Zoomle`,
    footer: 'Footer',
    privacy: 'Privacy',
    about: 'About',
    contact: 'Contact',
    blog: 'Blog',
  },
  storage: {
    unavailable:
      'This browser does not let the site store anything: you can play, but your guesses will be lost when you leave.',
    full: 'This browser has no room left for the site: what is new may be lost when you leave. Everything stored before is safe.',
    newer:
      'A newer version of the site has stored your progress on this device. It is left untouched, and guesses made here may be lost when you leave. Please reload the page.',
    damaged:
      'Some of the progress stored on this device was damaged. A copy of it was set aside, and everything that could be read was kept.',
    dismiss: 'Dismiss',
  },
  copying: {
    copied: 'Copied to the clipboard',
    byHand: 'Copy this text',
    byHandNote: 'This browser does not let the site copy it for you. The text is selected.',
  },
  release: {
    found: 'There is a new version of Zoomle.',
    applying: 'Loading the new version…',
    apply: 'Load the new version',
  },
};
