import { Link } from 'react-router-dom';

import { PostDate } from '../../layout/Prose';
import { TextPage } from '../../layout/TextPage';
import { pathOfPost } from '../../paths';
import { posts } from '../../texts/posts';
import { useTexts } from '../../texts/useTexts';

export function BlogPage() {
  const { documents, pages } = useTexts();
  return (
    <TextPage text={documents.blog}>
      {pages.postsLanguage && <p>{pages.postsLanguage}</p>}
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
