import { text } from 'node:stream/consumers';

import { configureStore } from '@reduxjs/toolkit';
import { prerenderToNodeStream } from 'react-dom/static';
import { Provider } from 'react-redux';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';

import { App } from '../src/app/App';
import { ServicesContext } from '../src/app/hooks';
import { inertServices } from '../src/app/inertServices';
import { rootReducer } from '../src/app/rootReducer';
import { languageRoot } from '../src/lib/address';
import { pathOfPost, paths } from '../src/paths';
import { posts } from '../src/texts/posts';
import { type PageTexts, TextsContext } from '../src/texts/useTexts';

/** The paths of the pages that need nothing but their path, so that each can be a file. */
export const pagePaths: readonly string[] = [
  ...Object.values(paths).filter((path) => !path.includes(':') && path !== paths.challengeBoard),
  ...posts.map(({ slug }) => pathOfPost(slug)),
];

const services = {
  ...inertServices,
  canonicalSite: __SITE__,
  repository: __ENVIRONMENT__.VITE_REPOSITORY_URL,
};

/** What React hoists to the start of its markup. */
const HOISTED = /^(?:<title>.*?<\/title>|<(?:meta|link) [^>]*>)*/;

/** What styled-components would take its styles over by, which it need not: the page is replaced. */
const STYLE_MARKS = / data-styled="true"|data-styled\.g\d+\[.*?\}|\/\*!sc\*\/\n/g;

/**
 * Renders the first screen of a page, from an initial store.
 * @param path without the language
 * @returns the page's elements for the head, which the site replaces when it starts; and its styles with
 *   the markup of the root element, which it replaces too
 */
export async function renderPage(path: string, texts: PageTexts) {
  const root = languageRoot(texts.language);
  const sheet = new ServerStyleSheet();
  const all = await texts.loadAll();
  const { prelude } = await prerenderToNodeStream(
    sheet.collectStyles(
      <Provider store={configureStore({ reducer: rootReducer })}>
        <ServicesContext value={services}>
          <TextsContext value={{ ...texts, all }}>
            <StaticRouter basename={root || '/'} location={root + path}>
              <App />
            </StaticRouter>
          </TextsContext>
        </ServicesContext>
      </Provider>,
    ),
    // Larger parts would be moved into place by an inline script, which the policy blocks.
    { progressiveChunkSize: Infinity },
  );
  const html = await text(prelude);
  const [hoisted] = HOISTED.exec(html) ?? [''];
  const styles = sheet.getStyleTags().replaceAll(STYLE_MARKS, '');
  return {
    head: hoisted.replaceAll(/<(title|meta|link)/g, '<$1 data-prerendered=""'),
    body: styles + html.slice(hoisted.length),
  };
}
