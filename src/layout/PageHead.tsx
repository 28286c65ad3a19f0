import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

import { useServices } from '../store/hooks';
import { useLanguage } from '../texts/useTexts';
import { pageLinks } from './pageLinks';

type Props = {
  readonly title: string;
  readonly description: string;
  /** Whether search engines should skip the page. */
  readonly noindex?: boolean;
};

const removePrerendered = () =>
  document.querySelectorAll('[data-prerendered]').forEach((element) => element.remove());

/** React hoists this into the head. */
export function PageHead({ title, description, noindex = false }: Props) {
  const { canonicalSite } = useServices();
  const language = useLanguage();
  const { pathname } = useLocation();
  useEffect(removePrerendered, []);
  const links = canonicalSite && !noindex ? pageLinks(canonicalSite, language, pathname) : [];
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {noindex && <meta name="robots" content="noindex" />}
      {links.map((link) => (
        <link key={link.hrefLang ?? link.rel} {...link} />
      ))}
    </>
  );
}
