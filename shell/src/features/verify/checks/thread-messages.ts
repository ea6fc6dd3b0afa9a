/** To the thread that reads files (wasm-thread.ts), which answers one before it gets the next. */
export interface ReadRequest {
  file: Blob;
  /** Media type. */
  format: string;
}

/** From it. `problem` is the reader's own word; `unloaded`: why the reader itself could not be loaded. */
export type ReadResponse = { json: string } | { problem: string } | { unloaded: string };
