import { createGlobalStyle } from 'styled-components';

import {
  color,
  dark,
  darkContrast,
  fonts,
  forced,
  light,
  lightContrast,
  type Theme,
} from './tokens';

const properties = (theme: Theme) =>
  Object.entries(theme)
    .map(([name, value]) => `--${name}: ${value};`)
    .join('\n');

/** The root's attributes choose the theme; the system does without `data-theme`. */
export const GlobalStyle = createGlobalStyle`
  :root {
    color-scheme: light;
    ${properties(light)}
  }
  :root[data-contrast] {
    ${properties(lightContrast)}
  }
  @media (prefers-color-scheme: dark) {
    :root:not([data-theme]) {
      color-scheme: dark;
      ${properties(dark)}
    }
  }
  :root[data-theme='dark'] {
    color-scheme: dark;
    ${properties(dark)}
  }
  :root[data-theme='dark'][data-contrast] {
    ${properties(darkContrast)}
  }

  @media (forced-colors: active) {
    :root:root:root {
      ${properties(forced)}
      forced-color-adjust: none;
    }
  }

  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }

  html {
    -webkit-text-size-adjust: 100%;
    scroll-padding-bottom: max(var(--fixed, 0px), var(--sticky, 0px));
  }

  body {
    margin: 0;
    padding-bottom: var(--fixed, 0);
    min-width: 320px;
    background: ${color('ground')};
    color: ${color('ink')};
    font: 400 1rem/1.5 ${fonts.text};
    overflow-x: hidden;
    overflow-wrap: break-word;
  }

  /* Keep the footer at or below the bottom of the window. */
  #root {
    display: flex;
    flex-direction: column;
    min-height: 100dvh;
  }
  main {
    flex: 1;
  }

  :is(h1, h2, h3) {
    margin: 0;
    font-family: ${fonts.heading};
    font-weight: 700;
    line-height: 1.1;
    letter-spacing: -0.02em;
  }

  /* System fonts with joined, tall or square letters need more room. */
  :is(h1, h2, h3):is(:lang(uk), :lang(ar), :lang(hi), :lang(ja), :lang(zh)) {
    letter-spacing: normal;
    line-height: 1.3;
  }

  /* Break between phrases, not within words. */
  :lang(ja) {
    line-break: strict;
    word-break: auto-phrase;
  }

  /* Only scripts focus these. */
  [tabindex='-1']:focus {
    outline: none;
  }

  p {
    margin: 0;
  }

  :where(button) {
    padding: 0;
    border: 0;
    background: none;
    font: inherit;
    cursor: pointer;
  }

  /* Safari drops the role of a list without markers unless stated. */
  :where([role='list']) {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  a {
    color: ${color('action')};
    font-weight: 600;
    text-underline-offset: 0.2em;
  }

  :focus-visible {
    outline: 3px solid ${color('action')};
    outline-offset: 2px;
  }

  @media (prefers-reduced-motion: reduce) {
    *,
    *::before,
    *::after {
      animation-duration: 1ms !important;
      /* A short duration would make a transition of every change, also of an inherited colour. */
      transition: none !important;
    }
  }
`;
