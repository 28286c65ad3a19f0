/** Where the gallery of the site's states is, in builds with developers' tools. */
export const GALLERY = '/dev/gallery';
