import { isPreview, KINDS, PRODUCT_NAME } from '@aic/contract';
import { itemTitle } from '@aic/contract/facts';
import { wordsPath } from '@aic/contract/hand-off';
import { madeLabelOf } from '@aic/contract/sharing';
import { verifyPath } from '@aic/contract/verify-page';
import { html } from 'hono/html';
import { COVER_SIZE } from './draw-cover.ts';
import { recipeFacts } from './recipe-facts.ts';
import { reportForm, reportResult } from './report-form.ts';
import type { SharedItem } from './shared-item.repo.ts';

interface Shown {
  item: SharedItem;
  token: string;
  /** What came of a report. */
  reported: string | undefined;
  appOrigin: string;
}

/** The picture of the product: what has no picture of its own shows it elsewhere. */
const DEFAULT_PICTURE = { path: '/social-picture.png', width: 1200, height: 630 };

/** The page of one shared item. All texts may be what a user has typed. */
export function sharedItemPage({ item, token, reported, appOrigin }: Shown) {
  const { kind, recipe } = item;
  const title = (recipe && itemTitle(recipe)) || KINDS[kind].name;
  // What was made instead has words that the engine does not know.
  const prompt = recipe !== null && recipe.prompt === title ? title : null;
  const path = `/s/${token}`;
  return {
    title,
    head: openGraph(item, { title, path, appOrigin }),
    main: html`<div class="item">
      <div>${result(item, { path, name: title })}</div>
      <div>
        ${item.withLabel && html`<p><span class="made">${madeLabelOf(item)}</span></p>`}
        ${KINDS[kind].medium !== 'words' && credentialsPin(`${path}/media`)}
        <h1 dir="auto">${title}</h1>
        ${isPreview(item) && html`<p class="muted">Made by the preview engine, which is no AI model.</p>`}
        ${recipe !== null && recipeCard(recipe)}
        ${
          prompt !== null &&
          html`<p>
            <a class="button quiet" href="${signUpWith(wordsPath(KINDS[kind].page, prompt))}"
              >Use this prompt</a
            >
          </p>`
        }
        ${reportResult(reported)}
        <details>
          <summary>Report</summary>
          ${reportForm({ action: `${path}/report`, items: [] })}
        </details>
      </div>
    </div>`,
  };
}

type Html = ReturnType<typeof html>;

/** To what the file says of itself, read in the browser. */
const credentialsPin = (file: string): Html =>
  html`<p>
    <a class="pin" href="${verifyPath(file)}" target="_blank" rel="noopener" title="Content Credentials"
      ><span>cr</span> Content Credentials</a
    >
  </p>`;

/** Who is signed in goes on at once. */
const signUpWith = (path: string): string => `/auth?tab=sign-up&returnTo=${encodeURIComponent(path)}`;

/** What chats and feeds show of the link (https://ogp.me). They are asked not to list it. */
function openGraph(
  item: SharedItem,
  { title, path, appOrigin }: { title: string; path: string; appOrigin: string },
): Html {
  const { kind, hasPicture, width, height, withLabel } = item;
  const made = `${KINDS[kind].name}, made with ${PRODUCT_NAME}.${withLabel ? ` ${madeLabelOf(item)}.` : ''}`;
  const own = `${path}/picture`;
  const other = KINDS[kind].medium === 'sound' ? { path: own, ...COVER_SIZE } : DEFAULT_PICTURE;
  const picture = hasPicture ? { path: own, width, height } : other;
  const type = {
    picture: 'website',
    film: 'video.other',
    sound: 'music.song',
    words: /* @wc-ignore */ 'article',
  }[KINDS[kind].medium];
  return html`<meta property="og:site_name" content="${PRODUCT_NAME}" />
    <meta property="og:title" content="${title}" />
    <meta property="og:description" content="${made}" />
    <meta property="og:type" content="${type}" />
    <meta property="og:url" content="${appOrigin}${path}" />
    <meta property="og:image" content="${appOrigin}${picture.path}" />
    ${
      picture.width !== null &&
      html`<meta property="og:image:width" content="${picture.width}" />
        <meta property="og:image:height" content="${picture.height}" /> `
    }<meta name="twitter:card" content="summary_large_image" /> `;
}

/** The page says itself that a draft is one of the preview engine. */
const withoutNote = (text: string | null): string => (text ?? '').replace(/^(?:>.*\n)+\s*/, '');

function result(shown: SharedItem, { path, name }: { path: string; name: string }): Html {
  const { kind, text, hasPicture, width, height } = shown;
  const media = `${path}/media`;
  const size = width !== null && height !== null && html` width="${width}" height="${height}"`;
  const { medium } = KINDS[kind];
  switch (medium) {
    case 'picture':
      return html`<figure><img src="${media}" alt="${name}" ${size} /></figure>`;
    case 'film':
      return html`<figure>
        <video
          controls
          preload="none"
          aria-label="${name}"
          src="${media}"
          ${hasPicture && html` poster="${path}/picture"`}
          ${size}
        ></video>
      </figure>`;
    case 'sound':
      return html`<figure class="track">
        <img src="${path}/picture" alt="" width="${COVER_SIZE.width}" height="${COVER_SIZE.height}" />
        <audio controls preload="none" aria-label="${name}" src="${media}"></audio>
      </figure>`;
    case 'words':
      return html`<p class="words" dir="auto">${isPreview(shown) ? withoutNote(text) : text}</p>`;
    default:
      return medium satisfies never;
  }
}

function recipeCard(recipe: NonNullable<SharedItem['recipe']>): Html {
  return html`<section class="card">
    <h2>How it was made</h2>
    <dl>
      ${recipeFacts(recipe).map(
        ({ label, value }) =>
          html`<dt>${label}</dt>
            <dd>${value}</dd>`,
      )}
    </dl>
  </section>`;
}
