import { createHash } from 'node:crypto';
import { PRODUCT_NAME } from '@aic/contract';
import { html, raw } from 'hono/html';
import type { AppContext } from '../platform/http/app-env.ts';
import { PLAIN_STYLES } from './plain-styles.ts';

type Html = ReturnType<typeof html>;

interface PlainPage {
  /** Before the product's name. */
  title: string;
  /** Of the bucket that its picture may come from. */
  mediaOrigin?: string | null;
  /** More of the head. */
  head?: Html;
  main: Html;
}

// To the letter what the hash is of.
const STYLE = raw(`<style>${PLAIN_STYLES}</style>`);
const STYLE_HASH = createHash('sha256').update(PLAIN_STYLES).digest('base64');

/** Nothing runs here, and nothing comes from elsewhere. No nonce: two of these pages can be the same to the last byte. */
const policy = (mediaOrigin: string | null): string =>
  [
    "default-src 'none'",
    `img-src 'self'${mediaOrigin === null ? '' : ` ${mediaOrigin}`}`,
    "media-src 'self'",
    `style-src 'sha256-${STYLE_HASH}'`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** A page of its own, without the shell: it is read with any browser, by people without an account. */
export async function sendPlainPage(
  c: AppContext,
  { title, mediaOrigin = null, head, main }: PlainPage,
  status: 200 | 404 | 429 = 200,
): Promise<Response> {
  c.header('Content-Security-Policy', policy(mediaOrigin));
  c.header('Cache-Control', 'no-store');
  const page = await html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · ${PRODUCT_NAME}</title>
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        ${head} ${STYLE}
      </head>
      <body>
        <header>
          <a class="brand" href="/">${PRODUCT_NAME}</a
          ><a class="button" href="/auth?tab=sign-up">Make your own</a>
        </header>
        <main>${main}</main>
        <footer>
          <p>Made with ${PRODUCT_NAME}. <a href="/privacy">Privacy</a> · <a href="/terms">Terms</a></p>
        </footer>
      </body>
    </html> `;
  return c.html(page, status);
}

/** The one response to every address that shows nothing, whatever the reason. */
export const sendNothing = (c: AppContext): Promise<Response> =>
  sendPlainPage(
    c,
    {
      title: 'Nothing here',
      main: html`<div class="alone">
        <h1>There is nothing at this address</h1>
        <p class="muted">The link is not complete, or it has ended. Ask whoever sent it for a new one.</p>
        <p><a class="button quiet" href="/">See what the studio makes</a></p>
      </div>`,
    },
    404,
  );

export const sendTooMany = (c: AppContext): Promise<Response> =>
  sendPlainPage(
    c,
    {
      title: 'Too many requests',
      main: html`<div class="alone">
        <h1>Too many requests</h1>
        <p class="muted">Very much was asked for from your network. Please try again in a few minutes.</p>
      </div>`,
    },
    429,
  );
