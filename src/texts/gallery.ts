/** For the developers' gallery; public builds drop this file. */
export const galleryTexts = {
  title: 'Gallery',
  subtitle: 'Every state of the site, reached by playing',
};
