import { PRODUCT_NAME } from '@aic/contract';
import { html } from 'hono/html';
import { PICTURE_ID } from '../platform/mail/mailer.ts';
import type { MailContent } from './kinds/mail-content.ts';

interface Footer {
  appOrigin: string;
  /** Null for mails that everybody gets. */
  unsubscribePageUrl: string | null;
}

interface Frame extends Footer {
  hasPicture: boolean;
}

/** Clients that know no style element show the light colours, which stand in the elements themselves. */
const DARK = `
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  @media (prefers-color-scheme: dark) {
    .page { background: #0a0c10 !important; }
    .card { background: #111418 !important; border-color: #2f3339 !important; }
    .strong { color: #f2f3f6 !important; }
    .muted { color: #adb1b8 !important; }
    .line { border-color: #2f3339 !important; }
    .button { background: #6054ec !important; }
    .link { color: #a9a5ff !important; }
  }`;

const FONT = 'font-family:Inter,-apple-system,BlinkMacSystemFont,Segoe UI,Roboto,Helvetica,Arial,sans-serif';

/** Everything is escaped: prompts stand in mails. Tables, because some clients know no other layout. */
export async function renderHtml(content: MailContent, footer: Frame): Promise<string> {
  const { heading, paragraphs, facts = [], action, note } = content;
  const document = await html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${content.subject}</title>
        <style>
          ${DARK}
        </style>
      </head>
      <body class="page" style="margin:0;padding:0;background:#f9fafc">
        <table
          role="presentation"
          class="page"
          width="100%"
          cellpadding="0"
          cellspacing="0"
          style="background:#f9fafc"
        >
          <tr>
            <td align="center" style="padding:32px 16px">
              <table
                role="presentation"
                width="100%"
                cellpadding="0"
                cellspacing="0"
                style="max-width:560px;${FONT};text-align:left"
              >
                <tr>
                  <td
                    class="strong"
                    style="padding:0 4px 16px;font-size:16px;line-height:24px;font-weight:600;color:#171b20"
                  >
                    ${PRODUCT_NAME}
                  </td>
                </tr>
                <tr>
                  <td
                    class="card"
                    style="padding:32px;background:#ffffff;border:1px solid #dcdee2;border-radius:16px"
                  >
                    <h1
                      class="strong"
                      style="margin:0 0 16px;font-size:24px;line-height:32px;font-weight:600;color:#171b20"
                    >
                      ${heading}
                    </h1>
                    ${footer.hasPicture && picture(content, `cid:${PICTURE_ID}`)}
                    ${paragraphs.map(
                      (text) =>
                        html`<p
                          class="muted"
                          style="margin:0 0 16px;font-size:16px;line-height:24px;color:#545860;overflow-wrap:anywhere"
                        >
                          ${text}
                        </p> `,
                    )}${
                      facts.length === 0
                        ? ''
                        : html`<table
                            class="line"
                            width="100%"
                            cellpadding="0"
                            cellspacing="0"
                            style="margin:8px 0 16px;border-top:1px solid #dcdee2"
                          >
                            ${facts.map(
                              ([label, value]) =>
                                html` <tr>
                                  <th
                                    scope="row"
                                    class="muted line"
                                    style="padding:8px 16px 8px 0;border-bottom:1px solid #dcdee2;font-size:14px;line-height:20px;font-weight:400;text-align:left;color:#545860"
                                  >
                                    ${label}
                                  </th>
                                  <td
                                    class="strong line"
                                    style="padding:8px 0;border-bottom:1px solid #dcdee2;font-size:14px;line-height:20px;text-align:right;color:#171b20"
                                  >
                                    ${value}
                                  </td>
                                </tr>`,
                            )}
                          </table> `
                    }
                    <p style="margin:24px 0 0">
                      <a
                        class="button"
                        href="${action.url}"
                        style="display:inline-block;padding:10px 20px;border-radius:10px;background:#543fe0;font-size:16px;line-height:24px;font-weight:600;text-decoration:none;color:#ffffff"
                        >${action.label}</a
                      >
                    </p>
                    ${note === undefined ? '' : html`<p class="muted" style="margin:24px 0 0;font-size:13px;line-height:20px;color:#545860">${note}</p>`}
                  </td>
                </tr>
                <tr>
                  <td class="muted" style="padding:16px 4px;font-size:13px;line-height:20px;color:#545860">
                    <a class="link" href="${footer.appOrigin}" style="color:#4d38d0">${PRODUCT_NAME}</a
                    >${footer.unsubscribePageUrl === null ? '' : html` &middot; <a class="link" href="${footer.unsubscribePageUrl}" style="color:#4d38d0">Unsubscribe from these mails</a>`}
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html> `;
  return document.toString();
}

const picture = ({ action, pictureAlt = '' }: MailContent, src: string) =>
  html`<p style="margin:0 0 16px">
    <a href="${action.url}"
      ><img
        src="${src}"
        alt="${pictureAlt}"
        width="496"
        style="display:block;width:100%;height:auto;border:0;border-radius:12px"
    /></a>
  </p>`;

/** The same for those who read plain text. */
export function renderText(content: MailContent, footer: Footer): string {
  const { heading, paragraphs, facts = [], action, note } = content;
  const table = facts.map(([label, value]) => `${label}: ${value}`).join('\n');
  const end =
    footer.unsubscribePageUrl === null
      ? `${PRODUCT_NAME}\n${footer.appOrigin}`
      : `${PRODUCT_NAME}\n${footer.appOrigin}\nUnsubscribe from these mails: ${footer.unsubscribePageUrl}`;
  const parts = [heading, ...paragraphs, table, `${action.label}: ${action.url}`, note ?? '', `-- \n${end}`];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}
