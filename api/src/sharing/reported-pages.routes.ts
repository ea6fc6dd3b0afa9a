import { handleOfPath } from '@aic/contract';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { findPublicPage } from '../pages/public-page/public-page.repo.ts';
import type { PlatformDeps } from '../platform/deps.ts';
import type { AppEnv } from '../platform/http/app-env.ts';
import { limitBody } from '../platform/http/limits/body-limit.ts';
import type { PathRule } from '../platform/http/path-rules.ts';
import { sendNothing, sendPlainPage } from './plain-page.ts';
import { reportForm, reportResult } from './report-form.ts';
import { takeReport } from './reports.ts';
import { openShareKeys } from './share-keys.ts';

export const PAGE_REPORT_RULE: PathRule = {
  path: /^\/u\/[^/]+\/report$/,
  types: ['application/x-www-form-urlencoded'],
};

/** Characters of a prompt in the list to choose from. */
const NAME_LENGTH_MAX = 80;

/** Where a visitor of a public page says what is wrong with it, or with something on it. */
export function reportedPagesRoutes(deps: Pick<PlatformDeps, 'sql' | 'clock' | 'config'>) {
  const keys = openShareKeys(deps.config);
  return new Hono<AppEnv>()
    .get('/u/:handle/report', async (c) => {
      const handle = handleOfPath(`/u/${c.req.param('handle')}`);
      const found = handle === null ? null : await findPublicPage(deps.sql, { handle, after: null });
      if (found === null) return sendNothing(c);
      const { page } = found;
      const asked = c.req.query('item');
      const items = [
        { id: '', name: 'The whole page' },
        ...page.items.map(({ id, prompt }) => ({
          id,
          name: prompt.slice(0, NAME_LENGTH_MAX) || 'Without words',
        })),
      ];
      // Of a later part of the page.
      if (asked !== undefined && items.every(({ id }) => id !== asked)) {
        items.push({ id: asked, name: 'What you have chosen' });
      }
      const name = page.displayName ?? `@${page.handle}`;
      return sendPlainPage(c, {
        title: `Report ${name}`,
        main: html`<h1 dir="auto">Report what ${name} shows</h1>
          <p class="muted">We look at every report. Its owner does not learn who sent it.</p>
          ${reportResult(c.req.query('report'))}
          ${reportForm({ action: `/u/${page.handle}/report`, items, chosen: asked })}
          <p><a href="/u/${page.handle}">Back to the page</a></p>`,
      });
    })
    .post('/u/:handle/report', limitBody, async (c) => {
      const handle = handleOfPath(`/u/${c.req.param('handle')}`);
      const result = handle === null ? null : await takeReport(c, { ...deps, keys }, { handle });
      return result === null ? sendNothing(c) : c.redirect(`/u/${handle}/report?report=${result}`, 303);
    });
}
