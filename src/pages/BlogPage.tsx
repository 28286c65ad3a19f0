import { Link } from 'react-router-dom';

import blog from '../texts/pages/blog.md';
import { pathOfPost } from './paths';
import { posts } from './posts';
import { PostDate } from './Prose';
import { TextPage } from './TextPage';

/** The list of the blog's posts. */
export function BlogPage() {
  return (
    <TextPage text={blog}>
      {posts.map(({ date, slug, text: { title, description } }) => (
        <article key={slug}>
          <h2>
            <Link to={pathOfPost(slug)}>{title}</Link>
          </h2>
          <PostDate date={date} />
          <p>{description}</p>
        </article>
      ))}
    </TextPage>
  );
}
