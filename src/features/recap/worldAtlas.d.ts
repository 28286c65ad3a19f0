/** Natural Earth's land. The types that are read off the files are too loose for topojson. */
declare module 'world-atlas/land-110m.json' {
  import type { GeometryCollection, Topology } from 'topojson-specification';
  const topology: Topology<{ land: GeometryCollection }>;
  export default topology;
}

/** From nearer, and simplified: see scripts/coasts.ts. */
declare module 'world-atlas/land-50m.json' {
  export { default } from 'world-atlas/land-110m.json';
}
