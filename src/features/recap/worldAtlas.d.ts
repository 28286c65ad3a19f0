/** Natural Earth's land at 1:110 million. The type that is read off the file is too loose for topojson. */
declare module 'world-atlas/land-110m.json' {
  import type { GeometryCollection, Topology } from 'topojson-specification';
  const topology: Topology<{ land: GeometryCollection }>;
  export default topology;
}
