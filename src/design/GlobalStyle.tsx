import { createGlobalStyle } from 'styled-components';

import { color, fonts, forced, type Theme, themeOf } from './tokens';

const properties = (theme: Theme) =>
  Object.entries(theme)
    .map(([name, value]) => `--${name}: ${value};`)
    .join('\n');

/** The rules of a theme for the root, under a selector of it. */
export const themeRules = (root: string, isDark: boolean, highContrast: boolean) =>
  `${root} {
    ${properties(themeOf(isDark, highContrast))}
    color-scheme: ${isDark ? 'dark' : 'light'};
  }`;

export const GlobalStyle = createGlobalStyle<{ $dark: boolean; $highContrast: boolean }>`
  ${({ $dark, $highContrast }) => themeRules(':root', $dark, $highContrast)}

  @media (forced-colors: active) {
    :root {
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
  }

  body {
    margin: 0;
    min-width: 320px;
    background: ${color('ground')};
    color: ${color('ink')};
    font: 400 1rem/1.5 ${fonts.text};
    overflow-x: hidden;
  }

  h1,
  h2,
  h3 {
    margin: 0;
    font-family: ${fonts.heading};
    font-weight: 700;
    line-height: 1.1;
    letter-spacing: -0.02em;
  }

  h1:focus {
    outline: none;
  }

  p {
    margin: 0;
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
      transition-duration: 1ms !important;
    }
  }
`;
