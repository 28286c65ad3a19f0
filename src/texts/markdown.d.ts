/** scripts/build/markdown.ts reads it at build time. */
declare module '*.md' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-imports -- No relative import may stand here.
  const document: import('./document').TextDocument;
  export default document;
}
