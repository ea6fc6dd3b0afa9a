import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';

export type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

/** Style sheets go by a file of their own, so that the pages need no inline code. */
export const STYLES = `
:root { color-scheme: light dark; --line: light-dark(#c9ccd4, #4a4f58); }
body { margin: 0 auto; max-width: 1200px; padding: 16px 24px 64px; font: 14px/20px system-ui, sans-serif; }
h1 { font-size: 24px; line-height: 32px; } h2 { margin-top: 32px; font-size: 18px; line-height: 26px; }
.scroll { overflow-x: auto; } table { width: 100%; border-collapse: collapse; }
th, td { padding: 6px 12px 6px 0; text-align: start; vertical-align: top; border-bottom: 1px solid var(--line); }
td form { display: inline-flex; gap: 4px; } input { width: 5em; } button, input { min-height: 28px; font: inherit; }
.notice { padding: 8px 12px; border: 1px dashed currentcolor; border-radius: 6px; }
`;

/** @param root way from the page's address to the dashboard's, as the sandbox may be behind a proxy's path */
export function layout(title: string, body: Html, root = './'): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="${root}dashboard.css" />
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          <p class="notice"><strong>Sandbox: no card is charged.</strong></p>
          ${body}
        </main>
      </body>
    </html>`;
}

/** A table with a heading, or a sentence when there is nothing to show. */
export function section(
  title: string,
  columns: readonly string[],
  rows: ReadonlyArray<readonly Cell[]>,
): Html {
  return html`<h2>${title}</h2>
    ${
      rows.length === 0
        ? html`<p>None yet.</p>`
        : html`<div class="scroll" role="region" aria-label="${title}" tabindex="0">
            <table>
              <thead>
                <tr>
                  ${columns.map((column) => html`<th scope="col">${column}</th>`)}
                </tr>
              </thead>
              <tbody>
                ${rows.map(
                  (cells) =>
                    html`<tr>
                      ${cells.map((cell) => html`<td>${cell}</td>`)}
                    </tr>`,
                )}
              </tbody>
            </table>
          </div>`
    }`;
}

export type Cell = string | Html;

/** A button that does something and comes back. */
export function button(label: string, path: string, about: string, field: Html | '' = ''): Html {
  return html`<form method="post" action="_test/${path}">
    ${field}<button type="submit" aria-label="${label} ${about}">${label}</button>
  </form>`;
}

export function money(amount: number, currency: string): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amount / 100);
}

/** @param seconds Unix time */
export function time(seconds: number | null): string {
  return seconds === null
    ? ''
    : `${new Date(seconds * 1000).toISOString().slice(0, 19).replace('T', ' ')} UTC`;
}
