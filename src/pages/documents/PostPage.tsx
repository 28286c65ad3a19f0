import { Link, useParams } from 'react-router-dom';

import { NotFoundPage } from '../../layout/PageFailure';
import { PostDate } from '../../layout/Prose';
import { TextPage } from '../../layout/TextPage';
import { paths } from '../../paths';
import { directionOf, LANGUAGES } from '../../texts/languages';
import { posts } from '../../texts/posts';
import { useLanguage, useTexts } from '../../texts/useTexts';

export function PostPage() {
  const texts = useTexts();
  const language = useLanguage();
  const { slug } = useParams();
  const post = posts.find((each) => each.slug === slug);
  if (!post) return <NotFoundPage />;
  return (
    <TextPage text={post.text} subtitle={<PostDate date={post.date} />} lang="en">
      <p lang={LANGUAGES[language].tag} dir={directionOf(language)}>
        <Link to={paths.blog}>{texts.pages.allPosts}</Link>
      </p>
    </TextPage>
  );
}
