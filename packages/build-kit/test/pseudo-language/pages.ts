import { join } from 'node:path';
import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EDGE } from '../../src/messages/catalogs/pseudo.ts';
import { ROOT } from '../../src/messages/settings/text-packages.ts';
import { leftOut } from './left-out.ts';

/** A module of another package, by its path from the workspace: no package imports the tools and the shell. */
export async function loadFrom<Module>(path: string): Promise<Module> {
  // Safe because each test names what its file exports.
  return (await import(/* @vite-ignore */ join(ROOT, path))) as Module;
}

/** What stands in English on the page that has been rendered, and in what its buttons open (leftOut). */
export async function leftOnPage(): Promise<string[]> {
  await settle();
  const found = new Set(leftOut(document.body));
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  const openers = document.querySelectorAll<HTMLElement>(
    'button[aria-haspopup], button[aria-expanded="false"], [role="tab"]',
  );
  const opened = new Set<string>();
  for (const opener of openers) {
    const name = opener.getAttribute('aria-label') ?? opener.textContent;
    // One of a list stands for the others.
    const kind = name.split(EDGE)[1] ?? name;
    if (opened.has(kind) || !opener.isConnected) continue;
    opened.add(kind);
    await user.click(opener);
    await settle();
    for (const text of leftOut(document.body)) found.add(text);
    await user.keyboard('{Escape}');
  }
  return [...found];
}

/** Waits until nothing on the page has changed for 60 ms. */
async function settle(): Promise<void> {
  let before = '';
  for (let stillTicks = 0; stillTicks < 3;) {
    await act(async () => new Promise((resolve) => setTimeout(resolve, 20)));
    const html = document.body.innerHTML;
    stillTicks = html === before ? stillTicks + 1 : 0;
    before = html;
  }
}
