/** What only developers read, in English. */
export const devTexts = {
  next: { action: 'Dev: Next', title: 'Next daily guess (Dev only)' },
  travel: {
    past: 'You are looking at the past. New events are added at the end of the DevTools log.',
    locked: 'DevTools has locked changes: nothing that you do here has an effect.',
    back: 'Back to the present',
  },
};
