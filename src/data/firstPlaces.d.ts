/** Read when the site is built: see scripts/firstPlaces.ts. */
declare module 'virtual:countries' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-imports -- No relative import may stand here.
  const countries: import('../domain/countries').Countries;
  export default countries;
}
