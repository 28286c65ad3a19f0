// The parts of sharp that the atlas builder uses. sharp is installed only for the builder; these
// declarations let the type check run without it.
declare module 'sharp' {
  type Raw = { width: number; height: number; channels: 1 | 3 };
  type Input = string | Buffer | Uint8Array | { create: Raw & { background: string } };
  type Options = { raw?: Raw; limitInputPixels?: boolean; unlimited?: boolean };
  type Layer = { input: Buffer; left: number; top: number };
  type Sharp = {
    removeAlpha(): Sharp;
    extractChannel(channel: number): Sharp;
    resize(width: number, height: number, options?: { fit?: 'fill'; kernel?: 'nearest' }): Sharp;
    composite(layers: Layer[]): Sharp;
    raw(): Sharp;
    avif(options: { quality: number; effort: number }): Sharp;
    png(): Sharp;
    toBuffer(): Promise<Buffer>;
    toFile(path: string): Promise<unknown>;
  };
  const sharp: {
    (input: Input, options?: Options): Sharp;
    cache(enabled: boolean): void;
    concurrency(threads: number): void;
  };
  export default sharp;
}
