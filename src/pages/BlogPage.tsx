import { Link } from 'react-router-dom';

import { useAllTexts } from '../texts/useTexts';
import { pathOfPost } from './paths';
import { posts } from './posts';
import { PostDate } from './Prose';
import { TextPage } from './TextPage';

/** The list of the blog's posts. */
export function BlogPage() {
  const { documents, pages } = useAllTexts();
  return (
    <TextPage text={documents.blog}>
      {pages.blog.language && <p>{pages.blog.language}</p>}
      {posts.map(({ date, slug, text: { title, description } }) => (
        <article key={slug}>
          <h2 lang="en">
            <Link to={pathOfPost(slug)}>{title}</Link>
          </h2>
          <PostDate date={date} />
          <p lang="en" dir="ltr">
            {description}
          </p>
        </article>
      ))}
    </TextPage>
  );
}
