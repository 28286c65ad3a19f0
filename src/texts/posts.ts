import type { TextDocument } from './document';

const FILE_NAME = /(\d{4}-\d\d-\d\d)-([^/]+)\.md$/;

const files = import.meta.glob<TextDocument>('./posts/*.md', {
  eager: true,
  import: 'default',
});

/** Latest first. File names contain the UTC date and the slug. */
export const posts = Object.entries(files)
  .map(([path, text]) => {
    const [, date = '', slug = ''] = FILE_NAME.exec(path) ?? [];
    return { date, slug, text };
  })
  .sort((a, b) => b.date.localeCompare(a.date));
