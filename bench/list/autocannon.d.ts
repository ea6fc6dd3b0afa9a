/** The part of autocannon 9 that is used here; it ships no types. */
declare module 'autocannon' {
  interface Options {
    url: string;
    connections: number;
    /** Seconds. */
    duration: number;
    requests: ReadonlyArray<{ method: string; path: string; headers: Readonly<Record<string, string>> }>;
  }

  interface Result {
    /** Seconds it really took. */
    duration: number;
    errors: number;
    timeouts: number;
    non2xx: number;
    '2xx': number;
    '3xx': number;
    /** Milliseconds. */
    latency: { p50: number; p99: number };
  }

  export default function autocannon(options: Options): Promise<Result>;
}
