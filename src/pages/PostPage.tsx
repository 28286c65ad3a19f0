import { Link, useParams } from 'react-router-dom';

import { useAllTexts } from '../texts/useTexts';
import { NotFoundPage } from './PageFailure';
import { paths } from './paths';
import { posts } from './posts';
import { PostDate } from './Prose';
import { TextPage } from './TextPage';

/** A post of the blog. */
export function PostPage() {
  const texts = useAllTexts();
  const { slug } = useParams();
  const post = posts.find((each) => each.slug === slug);
  if (!post) return <NotFoundPage />;
  return (
    <TextPage text={post.text} subtitle={<PostDate date={post.date} />}>
      <p>
        <Link to={paths.blog}>{texts.pages.blog.allPosts}</Link>
      </p>
    </TextPage>
  );
}
