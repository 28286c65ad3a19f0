/** What only developers read, in English. */
export const devTexts = {
  next: { action: 'Dev: Next', title: 'Next daily guess (Dev only)' },
  travel: {
    past: 'DevTools shows a moment of the past. What you do here is added at the end of its log, and seen there.',
    locked: 'DevTools has locked changes: what you do here is lost.',
    back: 'Back to the present',
  },
};
