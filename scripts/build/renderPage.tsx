import { text } from 'node:stream/consumers';

import { configureStore } from '@reduxjs/toolkit';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';

import { App } from '../../src/app/App';
import { Providers } from '../../src/app/Providers';
import { stubServices } from '../../src/app/stubServices';
import { CONTINENTS, slugOf } from '../../src/domain/continents';
import { languageRoot } from '../../src/lib/address';
import { pathOfExpedition, pathOfPost, paths } from '../../src/paths';
import { rootReducer } from '../../src/store/rootReducer';
import { posts } from '../../src/texts/posts';
import type { PageTexts } from '../../src/texts/useTexts';

/** Pages that depend on their path alone, and so can be files. */
export const pagePaths: readonly string[] = [
  ...Object.values(paths).filter((path) => !path.includes(':') && path !== paths.challengeBoard),
  ...CONTINENTS.map((continent) => pathOfExpedition(slugOf(continent))),
  ...posts.map(({ slug }) => pathOfPost(slug)),
];

const services = {
  ...stubServices,
  canonicalSite: __SITE__,
  repository: __ENVIRONMENT__.VITE_REPOSITORY_URL,
};

/** Elements that React hoists to the start of its markup. */
const HOISTED = /^(?:<title>.*?<\/title>|<(?:meta|link) [^>]*>)*/;

/** Marks for rehydration, which is not needed: the site replaces the page. */
const STYLE_MARKS = / data-styled="true"|data-styled\.g\d+\[.*?\}|\/\*!sc\*\/\n/g;

/**
 * Renders a page's first screen from the initial state.
 * @param path without the language
 * @returns elements for the head, and styles with the root's markup; the site replaces both when it starts
 */
export async function renderPage(path: string, texts: PageTexts) {
  const root = languageRoot(texts.language);
  const sheet = new ServerStyleSheet();
  const all = await texts.loadAll();
  const { prelude } = await prerenderToNodeStream(
    sheet.collectStyles(
      <Providers
        store={configureStore({ reducer: rootReducer })}
        services={services}
        texts={{ ...texts, all }}
      >
        <StaticRouter basename={root || '/'} location={root + path}>
          <App />
        </StaticRouter>
      </Providers>,
    ),
    // An inline script would move larger parts into place, and the policy blocks it.
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
