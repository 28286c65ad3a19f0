import { configureStore } from '@reduxjs/toolkit';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { Provider } from 'react-redux';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';

import { GlobalStyle, themeRules } from '../design/GlobalStyle';
import { dark, light } from '../design/tokens';
import type { Countries } from '../domain/countries';
import { newRound, START_ZOOM } from '../domain/round';
import { mappedPlace } from '../features/game/buildMaps';
import { atlas } from '../maps/atlas';
import { chooseMapProviders } from '../maps/chooseMapProviders';
import { texts } from '../texts/en';
import { gameTexts } from '../texts/game';
import { App } from './App';
import type { Environment } from './environment';
import { stillWorld, WorldContext } from './hooks';
import { rootReducer } from './rootReducer';

/**
 * What the person has set is known to a small script at most, and the system’s theme to the browser
 * alone: all themes, then, in the order in which they overrule one another.
 */
const themes = [
  `@media (prefers-color-scheme: dark) and (forced-colors: none) {
    ${themeRules(':root', true, false)}
    [role='switch']::after { background-position: right 2px center !important; }
  }`,
  `@media (forced-colors: none) { ${themeRules(':root[data-contrast]', false, true)} }`,
  `@media (prefers-color-scheme: dark) and (forced-colors: none) {
    ${themeRules(':root[data-contrast]', true, true)}
  }`,
].join('\n');

const themeColors = [
  `<meta name="theme-color" content="${light.ground}" media="(prefers-color-scheme: light)" />`,
  `<meta name="theme-color" content="${dark.ground}" media="(prefers-color-scheme: dark)" />`,
].join('');

/** React writes what belongs into the head before all else. */
const HEAD_ELEMENTS = /^(?:<title>.*?<\/title>|<meta [^>]*>|<link [^>]*>)+/;
/** The page’s styles stay apart from those that the site makes when it is live. */
const FOR_STYLED_COMPONENTS =
  /^<style[^>]*>|<\/style>$|\/\*!sc\*\/|\n?data-styled\.g\d+\[.*?\]\{.*?\}/g;
const THEME_COLOR = /<meta name="theme-color"[^>]*>/;

/**
 * A title that lacks its date would push aside what stands beside it when it gets one. So it is as long
 * as it will be, and not to be seen before.
 */
const UNDATED = new RegExp(`<h1([^>]*)>${texts.site.name}</h1><p`);
const DATED = `<h1$1 data-dated="">${gameTexts.title('2026-09-30')}</h1><p data-dated=""`;

async function textOf(element: ReactNode) {
  const { prelude } = await prerenderToNodeStream(element);
  const chunks: string[] = [];
  for await (const chunk of prelude) chunks.push(String(chunk));
  return chunks.join('');
}

/** The parts of a page of HTML that the build renders. */
export type Shell = { readonly head: string; readonly body: string };

/**
 * The first screen of the page at a path, before anything is known of the day or the player; without
 * a path nothing but the ground.
 */
export async function prerender(path: string | null, environment: Environment): Promise<Shell> {
  const sheet = new ServerStyleSheet();
  const world = {
    ...stillWorld,
    canonicalSite: environment.VITE_SITE_URL,
    mapProviders: chooseMapProviders(environment),
    devTools: environment.VITE_DEV_TOOLS !== 'off',
  };
  const html = await textOf(
    sheet.collectStyles(
      path === null ? (
        <GlobalStyle $dark={false} $highContrast={false} />
      ) : (
        <Provider store={configureStore({ reducer: rootReducer })}>
          <WorldContext value={world}>
            <StaticRouter location={path}>
              <App />
            </StaticRouter>
          </WorldContext>
        </Provider>
      ),
    ),
  );
  const [elements = ''] = HEAD_ELEMENTS.exec(html) ?? [];
  const styles = sheet.getStyleTags().replace(FOR_STYLED_COMPONENTS, '');
  return {
    head: `${elements.replace(THEME_COLOR, '')}${themeColors}<style>${styles}${themes}[data-dated]{visibility:hidden}</style>`,
    body: html
      .slice(elements.length)
      // A button that cannot do anything yet says so.
      .replaceAll('<button ', '<button disabled ')
      .replace(UNDATED, DATED),
  };
}

/** The addresses of the atlas’s nearest pictures of the countries; an empty text where it has none. */
export const nearestPictures = (countries: Countries) =>
  countries.map((country) => {
    const round = newRound(country);
    const picture = round && atlas.pictureUrl(mappedPlace(round.answer), START_ZOOM);
    return picture && 'url' in picture ? picture.url : '';
  });
