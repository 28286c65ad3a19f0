/** The texts of the pages that only say something, in English: a heading and paragraphs. */
export const pages = {
  login: {
    heading: 'Sign In',
    paragraphs: [
      'There are no accounts on this site, so there is nothing to sign in to.',
      'Everything is open to you as you are. Your progress is kept in this browser, on this device.',
    ],
  },
  privacy: {
    heading: 'Privacy',
    paragraphs: [
      'Your guesses are stored in this browser, on this device, and nowhere else. There are no accounts, no cookies, no advertisements and no analytics.',
      'So that you can play without a network, the browser also keeps the site itself and some of its own pictures.',
      'A browser may clear what a site has stored: when you ask it to, and in some browsers when the site has not been visited for a while. The guesses are gone then.',
      'When the pictures come from a map service, that service sees the request for the picture, as any web server does: your address on the Internet, your browser, and which picture was asked for.',
    ],
  },
  about: {
    heading: 'About',
    paragraphs: [
      'Zoomle is a daily geography game. Each day at 00:00 UTC everybody gets the same country as a satellite picture, centred on one of its landmarks and seen from very close. You have six guesses; each wrong one tells you how far away you are and in which direction, and lets you zoom out one level.',
      'Distance and direction run along the great circle from the landmark of the country you guessed to the landmark on the picture, so neighbours are not 0 km apart.',
      'The places were collected from public sources such as Wikidata, UNESCO’s World Heritage list and OurAirports. Whose imagery you see is written on the picture.',
      'The site’s own pictures were drawn for it from NASA Earth Observatory’s Blue Marble Next Generation, the relief of KDE Marble’s “Atlas” (SRTM) and the shorelines, lakes and rivers of GSHHG by P. Wessel and W. H. F. Smith. Coasts, waters, mountains and the colour of the land are real; detail finer than ten kilometres, reefs and the ground of islets are drawn to look like it. The world map at the end of a round is Natural Earth’s.',
      'The site is free software under the MIT licence.',
    ],
  },
  contact: {
    heading: 'Contact',
    paragraphs: [
      'A landmark that is not where the picture shows it, a country whose other name the game does not know, a bug: please report it in the issues of the project’s repository, with the date of the puzzle.',
    ],
  },
  blog: {
    heading: 'Blog',
    paragraphs: ['There are no posts yet.'],
  },
  puzzlia: {
    heading: 'Puzzlia',
    paragraphs: [
      'Coming Soon: a geography puzzle adventure, announced for Q3 2024. It cannot be played yet.',
      'Until then there is a new Zoomle every day.',
    ],
  },
};
export type PageText = (typeof pages)[keyof typeof pages];
