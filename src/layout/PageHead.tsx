import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

import { useServices } from '../app/hooks';
import { useLanguage } from '../texts/useTexts';
import { NOINDEX, pageLinks } from './pageLinks';

type Props = {
  readonly title: string;
  readonly description: string;
  /** Whether the address has no page, so that search engines should not index it. */
  readonly isMissing?: boolean;
};

/** What the first page's HTML may hold for search engines. */
const INDEXING = 'link[rel="canonical"], link[hreflang], meta[name="robots"]';

/** The title, and what search engines read in the head. */
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
