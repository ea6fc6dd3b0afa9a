import { spawn } from 'node:child_process';

/** Opens an address for a developer at this terminal, if any, and fails silently: the address is printed. */
export function openBrowser(url: string): void {
  const { CI, DISPLAY, WAYLAND_DISPLAY } = process.env;
  const [command, ...args] = OPENERS[process.platform] ?? ['xdg-open'];
  const hasScreen = command !== 'xdg-open' || DISPLAY !== undefined || WAYLAND_DISPLAY !== undefined;
  if (!process.stdout.isTTY || CI !== undefined || !hasScreen || command === undefined) return;
  const child = spawn(command, [...args, url], { stdio: 'ignore', detached: true });
  child.on('error', () => undefined);
  child.unref();
}

const OPENERS: Readonly<Record<string, readonly string[]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
};
