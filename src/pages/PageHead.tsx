import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';

import { useWorld } from '../app/hooks';

type Props = { readonly title: string; readonly description: string };

/** What browsers and search engines are told of a page. React puts it into the document's head. */
export function PageHead({ title, description }: Props) {
  const { canonicalSite } = useWorld();
  const { pathname } = useLocation();

  // What the page brought along is for those who run no scripts, and for the moment before. There must
  // not be two of each.
  useLayoutEffect(() => {
    for (const element of document.querySelectorAll('head > [data-static]')) element.remove();
  }, []);

  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {canonicalSite && <link rel="canonical" href={canonicalSite + pathname} />}
    </>
  );
}
