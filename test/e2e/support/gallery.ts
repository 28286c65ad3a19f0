/** Where developers find the states of the site; the name of one of them may follow. */
export const GALLERY = '/dev/gallery';
