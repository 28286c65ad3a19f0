/** What is added to the pages that are written in Markdown, in English. */
export const pageTexts = {
  blog: {
    allPosts: 'All posts',
  },
};
