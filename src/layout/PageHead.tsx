import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

import { useServices } from '../app/hooks';
import { useLanguage } from '../texts/useTexts';
import { NOINDEX, pageLinks } from './pageLinks';

type Props = {
  readonly title: string;
  readonly description: string;
  /** Whether the address is no page: search engines are to leave it out. */
  readonly isMissing?: boolean;
};

/** What search engines go by, which the HTML of the first page may have. */
const INDEXING = 'link[rel="canonical"], link[hreflang], meta[name="robots"]';

/** Tells browsers and search engines what a page is, in elements that index.html has or gets here. */
export function PageHead({ title, description, isMissing = false }: Props) {
  const { canonicalSite } = useServices();
  const language = useLanguage();
  const { pathname } = useLocation();
  useEffect(() => {
    document.title = title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [title, description]);
  useEffect(() => {
    const links = canonicalSite ? pageLinks(canonicalSite, language, pathname) : [];
    document.querySelectorAll(INDEXING).forEach((element) => element.remove());
    document.head.append(
      ...(isMissing
        ? [Object.assign(document.createElement('meta'), NOINDEX)]
        : links.map((link) => Object.assign(document.createElement('link'), link))),
    );
  }, [canonicalSite, language, pathname, isMissing]);
  return null;
}
