import { createHash } from 'node:crypto';
import { PRODUCT_NAME } from '@aic/contract';
import { html, raw } from 'hono/html';
import { PLAIN_STYLES } from '../sharing/plain-styles.ts';

/** It is read without a server: the device says itself whether it has a network, and when it has one again. */
const SCRIPT = `
const say = () => {
  document.body.dataset.network = navigator.onLine ? 'on' : 'off';
};
say();
addEventListener('offline', say);
addEventListener('online', () => location.reload());
document.querySelector('button').addEventListener('click', () => location.reload());
`;

const STYLES = `${PLAIN_STYLES}
main { justify-content: center; align-items: flex-start; gap: 12px; }
main p { max-width: 60ch; margin: 0; }
body[data-network='on'] .offline, body[data-network='off'] .unreachable { display: none; }
`;

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Kept with the page: what a browser shows of it without a network has the same policy. */
export const OFFLINE_POLICY = [
  "default-src 'none'",
  `script-src ${hashOf(SCRIPT)}`,
  `style-src ${hashOf(STYLES)}`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** What a page becomes that could not be reached, at its own address. It needs no other file. */
export const OFFLINE_PAGE = html`<!doctype html>
  <html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>Not reachable · ${PRODUCT_NAME}</title>
      <meta name="robots" content="noindex" />
      <meta name="color-scheme" content="light dark" />
      ${raw(`<style>${STYLES}</style>`)}
    </head>
    <body>
      <header><span class="brand">${PRODUCT_NAME}</span></header>
      <main>
        <h1 class="offline">You are offline</h1>
        <h1 class="unreachable">${PRODUCT_NAME} cannot be reached</h1>
        <p class="offline">This device has no network. The page comes by itself once there is one.</p>
        <p class="unreachable">
          This device has a network, but the server does not answer. Please try again in a minute.
        </p>
        <p class="muted">
          What you have started goes on without this page, and is in your library when it is done. Prompts
          that you have not sent are kept in this browser. Nothing was charged for this.
        </p>
        <button type="button">Try again</button>
      </main>
      ${raw(`<script>${SCRIPT}</script>`)}
    </body>
  </html> `;
