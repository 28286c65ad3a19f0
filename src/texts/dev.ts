/** What only developers read, in English. */
export const devTexts = {
  next: { action: 'Dev: Next', title: 'Next daily guess (Dev only)' },
  subtitle: 'Developer preview: does not count.',
  travel: {
    past: 'You are looking at the past.',
    locked: 'DevTools has locked changes: nothing that you do here has an effect.',
    goOn: 'Continue from here',
    back: 'Back to the present',
  },
};
