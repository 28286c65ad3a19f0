/** For developers, in English only. */
export const devTexts = {
  next: { action: 'Dev: Next', title: 'Next daily guess (Dev only)' },
  subtitle: 'Developer preview: doesn’t count.',
  travel: {
    notice: 'DevTools has frozen this page.',
    back: 'Back to the present',
  },
};
