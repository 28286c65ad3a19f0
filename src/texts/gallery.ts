/** The words of the developers' gallery, in a file of their own: a public build has none of them. */
export const galleryTexts = {
  title: 'Gallery',
  subtitle: 'The states of the site, each as play leads to it',
};
