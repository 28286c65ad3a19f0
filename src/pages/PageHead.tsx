import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

import { useServices } from '../app/hooks';

type Props = { readonly title: string; readonly description: string };

/** Tells browsers and search engines what a page is, in elements that index.html has or gets here. */
export function PageHead({ title, description }: Props) {
  const { canonicalSite } = useServices();
  const { pathname } = useLocation();
  useEffect(() => {
    document.title = title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [title, description]);
  useEffect(() => {
    if (!canonicalSite) return;
    const link =
      document.querySelector<HTMLLinkElement>('link[rel="canonical"]') ??
      document.head.appendChild(document.createElement('link'));
    link.rel = 'canonical';
    link.href = canonicalSite + pathname;
  }, [canonicalSite, pathname]);
  return null;
}
