import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

import { useServices } from '../app/hooks';
import { useLanguage } from '../texts/useTexts';
import { pageLinks } from './pageLinks';

type Props = { readonly title: string; readonly description: string };

/** Tells browsers and search engines what a page is, in elements that index.html has or gets here. */
export function PageHead({ title, description }: Props) {
  const { canonicalSite } = useServices();
  const language = useLanguage();
  const { pathname } = useLocation();
  useEffect(() => {
    document.title = title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [title, description]);
  useEffect(() => {
    if (!canonicalSite) return;
    for (const link of document.querySelectorAll('link[rel="canonical"], link[hreflang]')) {
      link.remove();
    }
    document.head.append(
      ...pageLinks(canonicalSite, language, pathname).map((attributes) =>
        Object.assign(document.createElement('link'), attributes),
      ),
    );
  }, [canonicalSite, language, pathname]);
  return null;
}
