// The words that load later: recap, Earth, archive, challenges, statistics, settings. Result: start.ts.
import type { ChallengeRefusal } from '../../domain/challengeCode';
import { formatsIn } from '../languages';

const { capitalized, monthAndYear, plural, weekday, withWeekday, writtenOut } = formatsIn('en');

/** Names that take “the”. */
export const WITH_ARTICLE: ReadonlySet<string> = new Set([
  'Bahamas',
  'Central African Republic',
  'Comoros',
  'DR Congo',
  'Dominican Republic',
  'Gambia',
  'Maldives',
  'Marshall Islands',
  'Netherlands',
  'Philippines',
  'Republic of the Congo',
  'Seychelles',
  'Solomon Islands',
  'United Arab Emirates',
  'United Kingdom',
  'United States',
]);

/** A country's name inside a sentence: the Bahamas, but Peru. */
const inSentence = (country: string) => (WITH_ARTICLE.has(country) ? `the ${country}` : country);

/** The same at the start of a sentence: The Bahamas. */
const atStart = (country: string) => capitalized(inSentence(country));

/** The words that load later. */
export const later = {
  /** The archive. */
  archive: {
    title: 'Zoomle archive',
    subtitle: 'Every past map, to play whenever you like. Past maps don’t affect your statistics.',
    description: (first: string) =>
      `Every past Zoomle map since ${writtenOut(first)}, to play whenever you like.`,
    years: 'Years',
    month: monthAndYear,
    weekday: (date: string) => weekday(date, 'short'),
    played: (played: number, days: number) => `${played} of ${days} played`,
    random: 'Surprise me',
    allPlayed: 'You’ve played every map.',
    /** In place of the result. */
    closed: (date: string) => `closed until ${writtenOut(date)}`,
    closedTitle: 'This map is closed for now',
    closedNote: (date: string) =>
      `Playing it now would give away today’s or tomorrow’s answer. It opens again on ${writtenOut(date)}.`,
    noPuzzle: 'No map for this day',
    noPuzzleNote: (first: string) =>
      `The archive has every day from ${writtenOut(first)} to yesterday (UTC).`,
    open: 'Open the archive',
  },
  /** Challenges between friends. */
  challenge: {
    subtitle: 'Five maps, the same for both of you.',
    description: 'Challenge a friend to five Zoomle maps. Everything is in the link.',
    invitation: 'Send five maps to a friend. Fewest guesses wins.',
    about:
      'You get a link to five random countries. Whoever opens it plays the same maps in the same order. Play them yourself too, and the link carries your result.',
    make: 'Make a challenge',
    makeAnother: 'New challenge',
    send: 'Send it to a friend',
    honesty:
      'No server stores any of this: everything is in the link. Links can be edited, so challenge people you trust.',
    intro: {
      title: 'Zoomle challenge',
      friends: (total: number) => `Your friend needed ${total} guesses. Can you beat that?`,
      /** The game in a sentence, for newcomers. */
      game: 'You see a spot on a satellite picture. Guess its country in six tries; each wrong guess zooms out.',
      rules: (lost: number) =>
        `Fewest guesses wins; a map you don’t solve counts as ${lost}. Challenges don’t affect your statistics.`,
      start: 'Start',
      goOn: 'Continue',
    },
    board: {
      next: 'Next map',
      result: 'See the result',
      /** Of one map, before it is played. */
      friends: (guesses: number) =>
        plural(guesses, {
          one: 'Your friend needed # guess. Can you do it too?',
          other: 'Your friend needed # guesses. Can you do it too?',
        }),
      friendsLost: 'Your friend didn’t solve it. Can you?',
      /** After a map: numbers of guesses, or X if lost. */
      both: (mine: string, theirs: string) => `You ${mine}, your friend ${theirs}`,
    },
    result: {
      title: 'Zoomle challenge: the result',
      alone: (mine: number) => `You needed ${mine} guesses for five maps.`,
      won: (mine: number, theirs: number) => `You win: ${mine} guesses to ${theirs}.`,
      lost: (mine: number, theirs: number) => `Your friend wins: ${theirs} guesses to ${mine}.`,
      draw: (mine: number) => `A draw: ${mine} guesses each.`,
      table: 'Guesses per map',
      columns: { map: 'Map', country: 'Country', mine: 'You', theirs: 'Your friend' },
      total: 'Total',
      lostNote: (lost: number) => `X: not solved, counts as ${lost}.`,
      places: 'The five places',
      reply: 'Send it back',
    },
    share: {
      action: 'Share the link',
      invitation: 'Zoomle challenge: five maps, the same for both of us. Who needs fewer guesses?',
      result: (mine: number) =>
        `Zoomle challenge: I needed ${mine} guesses for five maps. Can you beat that?`,
      reply: (verdict: string) => `Zoomle challenge: ${verdict}`,
      /** Addressed to the friend: `mine` are the sender's guesses. */
      verdict: {
        won: (mine: number, theirs: number) => `I win, ${mine} guesses to ${theirs}!`,
        lost: (mine: number, theirs: number) => `you win, ${theirs} guesses to ${mine}.`,
        draw: (mine: number) => `a draw, ${mine} guesses each.`,
      },
    },
    open: {
      heading: 'Your open challenges',
      link: (played: number, of: number) => `Continue: ${played} of ${of} maps played`,
    },
    refused: {
      title: 'This challenge can’t be opened',
      damaged:
        'Part of the link is missing, added or changed. Ask your friend to send the whole link again.',
      otherList:
        'The link was made by an older or newer version of the site, with a different list of countries. Reload the page and try again, or make a new challenge.',
    } satisfies Record<ChallengeRefusal | 'title', string>,
  },
  /** A past day and its result. */
  day: {
    named: (date: string, result: string) => `${withWeekday(date)}: ${result}`,
    weekdayLetter: (date: string) => weekday(date, 'narrow'),
    notPlayed: 'not played',
    result: {
      playing: () => 'not finished',
      won: (guesses: number) => `solved in ${guesses}`,
      lost: () => 'not solved',
    },
  },
  /** The player’s Earth. */
  earth: {
    description: 'Each country you recognize lights up on your Earth.',
    count: (lit: number, all: number) => `${lit} of ${all} countries`,
    /** For screen readers. */
    globe: 'Globe: arrow keys turn it, plus and minus zoom',
    zoom: 'Zoom',
    nearer: 'Zoom in',
    farther: 'Zoom out',
    whole: 'Whole Earth',
    /** Without WebGL. */
    noGlobe: 'The globe can’t be shown in this browser. The lists have all of your countries.',
    /** As in `CONTINENTS`. */
    continents: ['Africa', 'Asia', 'Europe', 'North America', 'South America', 'Oceania'],
    /** Unfolds lists of them. */
    allCountries: 'All countries',
    last: (country: string) => `Last lit: ${country}`,
    /** Leads to practice. */
    another: 'Light up another country',
    /** Of one country, and above a list of several. */
    notLit: 'Not lit yet',
    /** An expedition: practice with a continent’s dark countries. */
    lightUp: (continent: string) => `Light up ${continent}`,
    of: (lit: number, all: number) => `${lit} of ${all}`,
    /** `progress` is `of`’s. */
    litIn: (country: string, progress: string, continent: string) =>
      `${country} (${continent}: ${progress})`,
    staysDark: (country: string, progress: string, continent: string) =>
      `Stays dark: ${country} (${continent}: ${progress})`,
    /** Nor may it say why: the dark ones are the answers of today or tomorrow. */
    noneToDraw: (continent: string) =>
      `${continent}: there is no dark country to practice with right now. Light up another continent, or come back in a few days.`,
    /** Countries of a continent that are still dark. */
    toGo: (continent: string, count: number) => `${continent}: ${count} to go.`,
    ten: (country: string) =>
      `${atStart(country)}, your tenth country: your Earth begins to shine.`,
    twentyFive: (country: string) =>
      `${atStart(country)}, your 25th country: an eighth of the Earth is lit.`,
    fifty: (country: string) =>
      `${atStart(country)}, your fiftieth country: a quarter of the Earth is lit.`,
    hundred: (country: string) =>
      `${atStart(country)}, your hundredth country: half of the Earth is lit.`,
    hundredFifty: (country: string) =>
      `${atStart(country)}, your 150th country: three quarters of the Earth is lit.`,
    continent: (continent: string) => `${continent}: every country is lit.`,
    /** A continent, with `of`’s progress. */
    complete: (continent: string, progress: string) => `${continent}: ${progress}, complete!`,
    /** In place of `count` when no country is dark any more; `date` is the last one’s. */
    wholeSince: (date: string, all: number) =>
      `The whole Earth has been lit since ${writtenOut(date)}: all ${all} countries.`,
    /** Shows how the whole Earth lights up. */
    again: 'Watch it light up again',
    all: 'Your whole Earth is lit: you have recognized every country.',
  },
  /** Additions to the pages written in Markdown. */
  pages: {
    practiceOffline:
      'Practice needs an internet connection, and you’re offline. You can still play today’s map.',
    source: 'The site’s source code',
    allPosts: 'All posts',
    /** Beside the list: posts are in English only. Empty in English. */
    postsLanguage: '',
    contact: {
      coordinate: {
        action: 'Report a wrong coordinate',
        title: 'Wrong coordinate: ',
        questions: [
          'Country:',
          'Landmark:',
          'What is wrong, and where the landmark really is:',
          'How you know:',
        ],
      },
      bug: {
        action: 'Report a bug',
        title: 'Bug: ',
        questions: [
          'What happened:',
          'What you expected:',
          'How to make it happen again:',
          'Browser and device:',
        ],
      },
      /** The day of the report, after the questions. */
      date: (today: string) => `Date of the map (UTC): ${today}`,
      /** Asks for reports in English, before the questions. Empty in English. */
      inEnglish: '',
      note: 'Each link opens a new issue in the project’s repository, with a few questions to answer. You need an account there. Issues are public, and one about today’s map would give it away: please wait until the day is over.',
    },
  },
  /** Exporting and importing progress. */
  progress: {
    title: 'Your progress',
    /** For search engines. */
    description:
      'Your statistics in Zoomle: wins, streaks and guesses. Save your progress as a file or a code, and restore it on another device.',
    open: 'Move your progress to another device',
    intro:
      'Your progress is stored in this browser, on this device, and nowhere else. Save a copy, or move it to another device.',
    export: {
      heading: 'Export',
      note: 'Exports include daily and archive rounds and the countries on your Earth, but no other rounds or settings. A code holds the same data: you can paste it into a message to yourself.',
      save: 'Save as a file',
      copy: 'Copy as a code',
      fileName: (date: string) => `zoomle-progress-${date}.json`,
    },
    persist: {
      heading: 'Protect your progress',
      note: 'Browsers may delete stored data when the device runs out of space. You can ask yours to protect your progress; it may want you to confirm.',
      ask: 'Protect my progress',
      granted: 'Your browser will keep your progress until you delete it yourself.',
      refused: 'Your browser declined. Export a copy from time to time.',
    },
    offline: {
      heading: 'Play offline',
      ready: 'This browser has stored the site: you can also play without a network.',
      unsupported:
        'This browser doesn’t let the site work offline. That’s common in private windows and at addresses without https.',
      changed:
        'The site can’t be stored for offline play: its files arrive changed, perhaps by your network or an extension. It will try again at your next visit.',
      incomplete:
        'The site isn’t fully stored for offline play: some of its files could not be loaded. It will try again at your next visit.',
    },
    import: {
      heading: 'Import',
      note: 'You’ll see what an import changes before it happens. Finished maps are never replaced.',
      file: 'From a file',
      choose: 'Choose a file',
      code: 'From a code',
      preview: 'Preview',
      /** What an import would do: a sentence for each kind of round, with a clause for each count. */
      outcome: {
        kinds: { daily: 'Daily maps', archive: 'Archive', practice: 'Practice' },
        added: (count: number) => plural(count, '# to import'),
        improved: (count: number) => plural(count, '# to update'),
        unchanged: (count: number) => plural(count, '# already here'),
        keptMine: (count: number) =>
          plural(count, {
            one: '# differs (yours is kept)',
            other: '# differ (yours are kept)',
          }),
        sentence: (kind: string, clauses: readonly string[]) => `${kind}: ${clauses.join(', ')}.`,
      },
      nothingNew: 'Nothing in it is new.',
      confirm: 'Import',
      decline: 'Cancel',
      declined: 'Nothing was changed.',
      imported: (count: number) =>
        plural(count, { one: '# map imported.', other: '# maps imported.' }),
      notStored: 'This browser can’t store them right now, so they may be lost when you leave.',
      refused: {
        damaged:
          'This can’t be read. It is damaged or incomplete, or its dates are in the future by this device’s clock. Nothing was changed.',
        foreign: 'This is not a Zoomle export. Nothing was changed.',
        newer:
          'This export is from a newer version of Zoomle than this one. Nothing was changed. Reload the page and try again.',
        oversized: 'This is larger than 2 MB, so it can’t be a Zoomle export. Nothing was changed.',
        unavailable:
          'A part of the site needed for this could not be loaded. Check your connection, reload the page and try again.',
      },
    },
  },
  /** What follows a round. */
  recap: {
    /** `streak` is a text of start.ts. */
    streak: (streak: string) => `${streak}.`,
    newBest: (streak: string) => `${streak}: a new best.`,
    /** A month with its year. */
    bestMonth: (month: string) => `${month}: your best month so far.`,
    readMore: (country: string) => `Read about ${inSentence(country)} on Wikipedia`,
    newTab: '(opens in a new tab)',
    /** Above the landmark's name. */
    seen: 'You were looking at the area around',
    area: 'Area',
    squares: (area: number, unit: 'km' | 'mi') => plural(area, unit === 'km' ? '# km²' : '# sq mi'),
    rank: (rank: number, count: number) => `${rank} of ${count} by size`,
    borders: 'Borders',
    noBorders: 'No land borders',
    /** Parts of the country that its picture leaves out. */
    beyond: 'Not on the map',
    /** A place that the picture of the country lacks. */
    offMap: (place: string) => `${place} (not on the country’s map)`,
    notStored: 'Not available offline',
    /** What the picture can show. */
    views: { country: 'The country', guesses: 'Your guesses', neighbours: 'Nearby' },
    map: (country: string, place: string, misses: number) =>
      `Map with ${misses > 0 ? 'a line from each wrong guess to ' : ''}${place}, ${country}`,
    answersMap: 'World map with the places numbered',
    more: (country: string) => `More places in ${inSentence(country)}`,
    moreFailed: (country: string) => `More places in ${inSentence(country)} could not be loaded.`,
    yourStatistics: 'Your statistics',
    countdown: (time: string) => `Next map in ${time}`,
    /** After a past day's map. */
    nextPastMap: (date: string) => `Next map: ${writtenOut(date)}`,
    share: 'Share',
  },
  /** The question after a round. */
  neighbours: {
    ask: (count: number) =>
      plural(count, { one: 'Bonus: name its only neighbor', other: 'Bonus: name its # neighbors' }),
    /** Of a country without land borders. */
    askNearest: 'Bonus: name the nearest countries',
    input: 'Name a neighbor',
    inputNearest: 'Name a country nearby',
    missesLeft: (count: number) => plural(count, { one: '# miss left', other: '# misses left' }),
    wrong: (country: string, own: string) =>
      `${atStart(country)} does not border ${inSentence(own)}.`,
    farther: (country: string) => `${atStart(country)} is not one of the nearest.`,
    /** It borders the country in another view. `holder`: whose border that is here. */
    otherView: (country: string, holder: string) =>
      `${atStart(country)}: views differ. Here, that border is ${inSentence(holder)}’s.`,
    away: (distance: string) => `It is ${distance} away.`,
    again: (country: string) => `Already named: ${country}`,
    own: (country: string) => `That’s ${inSentence(country)} itself.`,
    show: 'Show them',
    /** Of neighbors, or of the nearest countries. */
    result: (found: number, asked: number) =>
      plural(asked, { one: `${found} of # country.`, other: `${found} of # countries.` }),
    all: 'All of them!',
    beyond: (countries: string) => `Beyond the map: ${countries}`,
    failed: 'The countries could not be loaded.',
    /** What the picture shows, for screen readers. */
    named: (countries: string) => `Named: ${countries}`,
    open: (directions: string) => `Not yet named, by direction: ${directions}`,
    /** In the statistics. */
    total: (found: number, asked: number) => `Countries named in the bonus: ${found} of ${asked}`,
  },
  /** Sharing a picture. */
  sharing: {
    /** A month with its year. */
    month: (name: string) => `Share ${name}`,
    /** On the picture: how many of a month’s maps so far were solved. */
    heading: (name: string, won: number, days: number) => `Zoomle, ${name}: ${won} of ${days}`,
    picture: 'Share as a picture',
    /** On the picture: asks whoever sees it. */
    question: 'Do you see where this is?',
    practice: 'A practice map',
    /** A challenge’s maps so far. */
    challenge: (guesses: number) =>
      plural(guesses, {
        one: 'Maps of a challenge: # guess',
        other: 'Maps of a challenge: # guesses',
      }),
    /** Where the browser keeps downloads. */
    saved: (file: string) => `Saved in your downloads: ${file}`,
    /** The browser refuses, or does not answer. */
    notShared: 'The browser hasn’t shared the picture.',
    /** Read back, the picture is noise. */
    blocked:
      'This browser protects your privacy by not letting the site save pictures. You can take a screenshot instead.',
  },
  /** The player’s statistics. */
  statistics: {
    none: 'No rounds yet',
    played: 'Played',
    winRate: 'Won',
    currentStreak: 'Current streak',
    longestStreak: 'Longest streak',
    average: 'Average guesses',
    /** @param month `YYYY-MM` */
    bestMonth: (month: string) => `Won in your best month (${monthAndYear(month)})`,
    distribution: 'Guess distribution',
    bar: (guesses: number, rounds: number, isThisRound: boolean) =>
      `${guesses}: ${rounds}${isThisRound ? ', including this round' : ''}`,
    note: 'Only daily maps count. A streak ends with a lost round or a missed day.',
  },
  /** The settings. */
  settings: {
    units: 'Distance units',
    km: 'Kilometers',
    mi: 'Miles',
    highContrast: 'High contrast',
    highContrastNote: 'Blue and orange instead of green, and stronger lines.',
    describesPicture: 'Describe the picture',
    describesPictureNote:
      'A line under the map says what the picture shows, without names. Screen readers read it out after each guess.',
  },
};
