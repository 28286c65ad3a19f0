import { text } from 'node:stream/consumers';

import { configureStore } from '@reduxjs/toolkit';
import { prerenderToNodeStream } from 'react-dom/static';
import { Provider } from 'react-redux';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';

import { baseOf } from '../texts/languages';
import { type PageTexts, TextsContext } from '../texts/useTexts';
import { App } from './App';
import { ServicesContext } from './hooks';
import { inertServices } from './inertServices';
import { rootReducer } from './rootReducer';

/**
 * Renders the first screen of a page, from an initial store.
 * @param path without the language
 * @returns the markup of the root element and its styles, until the site replaces both
 */
export async function prerender(path: string, texts: PageTexts) {
  const base = baseOf(texts.language);
  const sheet = new ServerStyleSheet();
  const { prelude } = await prerenderToNodeStream(
    sheet.collectStyles(
      <Provider store={configureStore({ reducer: rootReducer })}>
        <ServicesContext value={inertServices}>
          <TextsContext value={texts}>
            <StaticRouter basename={base || '/'} location={base + path}>
              <App />
            </StaticRouter>
          </TextsContext>
        </ServicesContext>
      </Provider>,
    ),
  );
  // Unmarked, or styled-components takes over the styles rule by rule.
  const styles = sheet.getStyleTags().replace(' data-styled="true"', '');
  return styles + (await text(prelude));
}
