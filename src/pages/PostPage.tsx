import { useMatch } from 'react-router-dom';

import { Link } from '../design/Link';
import { pageTexts } from '../texts/pages';
import { ErrorPage } from './ErrorPage';
import { paths } from './paths';
import { PostDate } from './PostDate';
import { posts } from './posts';
import { TextPage } from './TextPage';

/** A post of the blog. */
export function PostPage() {
  const slug = useMatch(paths.post)?.params.slug;
  const post = posts.find((each) => each.slug === slug);
  if (!post) return <ErrorPage reason="notFound" />;
  return (
    <TextPage text={post.text} subtitle={<PostDate date={post.date} />}>
      <p>
        <Link to={paths.blog}>{pageTexts.blog.allPosts}</Link>
      </p>
    </TextPage>
  );
}
