import type { ChallengeRefusal } from '../../domain/challengeCode';

function replyOf(mine: number, theirs: number) {
  if (mine === theirs) return `a draw, ${mine} guesses each.`;
  return mine < theirs
    ? `I win, ${mine} guesses to ${theirs}!`
    : `you win, ${theirs} guesses to ${mine}.`;
}

/** Challenges between friends. */
export const challengeTexts = {
  title: 'Challenge a friend',
  subtitle: 'Five maps, the same for both of you.',
  description: 'Challenge a friend to five maps of Zoomle: everything is in the link.',
  invitation: 'Send five maps to a friend. Fewest guesses wins.',
  about:
    'Five random countries become a link. Whoever opens it gets the same five maps, one after the other. Play them yourself as well, and the link takes your result along.',
  make: 'Make a challenge',
  makeAnother: 'New challenge',
  honesty:
    'No server keeps any of this: the link is all there is. Links can be edited, so this is between friends.',
  intro: {
    title: 'Zoomle challenge',
    friends: (total: number) => `Your friend needed ${total} guesses. Can you beat that?`,
    /** The game in a sentence, for whoever has never seen it. */
    game: 'A spot on a satellite picture: guess its country in six tries, and each wrong guess zooms out.',
    rules: (lost: number) =>
      `The fewest guesses win; a map you don’t solve counts as ${lost}. Challenges don’t affect your statistics.`,
    start: 'Start',
    goOn: 'Continue',
    send: 'Send it to a friend',
  },
  board: { next: 'Next map', result: 'See the result' },
  result: {
    title: 'Zoomle challenge: the result',
    alone: (mine: number) => `You needed ${mine} guesses for five maps.`,
    won: (mine: number, theirs: number) => `You win: ${mine} guesses to ${theirs}.`,
    lost: (mine: number, theirs: number) => `Your friend wins: ${theirs} guesses to ${mine}.`,
    draw: (mine: number) => `A draw: ${mine} guesses each.`,
    table: 'Guesses by map',
    columns: { map: 'Map', country: 'Country', mine: 'You', theirs: 'Your friend' },
    total: 'Total',
    lostMap: 'X',
    lostNote: (lost: number) => `X: not solved, counts as ${lost}.`,
    places: 'The five places',
    reply: 'Send it back',
    send: 'Send it to a friend',
  },
  share: {
    action: 'Share the link',
    invitation: (link: string) =>
      `Zoomle challenge: five maps, the same for both of us. Who needs fewer guesses?\n${link}`,
    result: (mine: number, link: string) =>
      `Zoomle challenge: I needed ${mine} guesses for five maps. Beat my ${mine}!\n${link}`,
    reply: (mine: number, theirs: number, link: string) =>
      `Zoomle challenge: ${replyOf(mine, theirs)}\n${link}`,
  },
  open: {
    heading: 'Your open challenges',
    link: (played: number, of: number) => `Continue: ${played} of ${of} maps played`,
  },
  refused: {
    title: 'This challenge can’t be opened',
    reasons: {
      damaged:
        'The link is incomplete, too long, or has a wrong character. Ask your friend to send the whole link again.',
      otherList:
        'The link was made with another list of countries, by an older or a newer version of the site. Reload the page and try again, or make a new challenge.',
    } satisfies Record<ChallengeRefusal, string>,
  },
};
