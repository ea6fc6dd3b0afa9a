import type { ShellApi } from './shell-api.ts';

export interface ToolContext {
  /** A fresh element that belongs to the tool until `unmount`. Empty, but for a first screen that is taken over. */
  element: HTMLElement;
  /**
   * Given where `element` holds the first screen that this very build has rendered. A tool that knows of it takes the
   * screen over instead of rendering it again, and calls this once it can be used.
   */
  onTakenOver?(): void;
  shell: ShellApi;
  /** Called once when the tool can no longer render; the shell then shows its error card. */
  onCrash(error: unknown): void;
}

export interface MountedTool {
  unmount(): void;
}

/** What a remote exposes as the default export of `./tool`. */
export interface Tool {
  readonly name: string;
  /** Range of ShellApi versions the tool was built for. */
  readonly contract: string;
  mount(context: ToolContext): MountedTool;
  /** Starts loading the data of the first screen; called when the user is likely to open the tool. */
  prefetch?(shell: ShellApi): void;
}
