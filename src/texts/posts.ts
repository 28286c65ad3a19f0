import type { TextDocument } from './document';

const FILE_NAME = /(\d{4}-\d\d-\d\d)-([^/]+)\.md$/;

const files = import.meta.glob<TextDocument>('./posts/*.md', {
  eager: true,
  import: 'default',
});

/** The blog's posts, the latest first. A file's name has the UTC date and the slug of its post. */
export const posts = Object.entries(files)
  .map(([path, text]) => {
    const [, date = '', slug = ''] = FILE_NAME.exec(path) ?? [];
    return { date, slug, text };
  })
  .sort((a, b) => b.date.localeCompare(a.date));
