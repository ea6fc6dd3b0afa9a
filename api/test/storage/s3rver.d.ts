/** What is used of it here; it brings no types. */
declare module '@20minutes/s3rver' {
  import type { Server } from 'node:http';

  interface S3rverOptions {
    address: string;
    port: number;
    directory: string;
    silent: boolean;
    configureBuckets?: ReadonlyArray<{ name: string; configs?: readonly string[] }>;
  }

  export default class S3rver {
    constructor(options: S3rverOptions);
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
    readonly httpServer: Server;
    /** Koa's. */
    readonly middleware: Array<
      (c: { path: string; url: string; app: object }, next: () => Promise<void>) => Promise<void>
    >;
  }
}
