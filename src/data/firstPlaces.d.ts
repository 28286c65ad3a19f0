/** See scripts/firstPlaces.ts. */
declare module 'virtual:countries' {
  /** The address of the countries as JSON, each with its first place alone. */
  const address: string;
  export default address;
}
