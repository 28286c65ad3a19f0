/** The words of the developers' gallery, in a file of their own: a public build has none of them. */
export const galleryTexts = {
  title: 'Gallery',
  subtitle: 'Every state of the site, reached by playing',
};
