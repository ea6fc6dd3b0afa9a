import {
  type GenerationKind,
  isPreview,
  isWebAddress,
  KINDS,
  type PublicItem,
  type PublicPage,
} from '@aic/contract';
import { html } from 'hono/html';

/** Of a page of boxes that stay empty: without JavaScript what follows begins where they are. */
const STYLES = `
.aic-frame-main { min-height: 0; }
.aic-public { overflow-wrap: anywhere; font: var(--aic-type-reading); }
.aic-public > * { margin: 0 0 8px; }
.aic-public :is(h1, h2, h3) { margin: 0 0 12px; line-height: 1.2; }
.aic-public section { margin-block-start: 40px; }
.aic-public p[dir] { white-space: pre-line; }
.aic-public figure { margin: 0 0 24px; }
.aic-public a { color: var(--aic-color-accent-text); }
.aic-public :is(img, video) { display: block; max-width: 100%; height: auto; border-radius: 10px; }
`;

/**
 * A public page for who has no JavaScript, and for crawlers: the shell renders the same from `PageState.publicPage`
 * (shell/src/features/public-page/public-page.tsx). All texts may be what a user has typed.
 */
export async function publicPageHtml(page: PublicPage): Promise<string> {
  const { handle, displayName, bio, location, website, twitterHandle, items } = page;
  const shownAs = (...media: (typeof KINDS)[GenerationKind]['medium'][]) =>
    items.filter(({ kind }) => media.includes(KINDS[kind].medium));
  const content = await html`<noscript>
    <style>
      ${STYLES}
    </style>
    <main class="aic-public">
      <h1 dir="auto">${displayName ?? `@${handle}`}</h1>
      <p>@${handle}</p>
      ${bio !== null && html`<p dir="auto">${bio}</p>`}
      ${location !== null && html`<p dir="auto">${location}</p>`}
      ${website !== null && isWebAddress(website) && html`<p>${externalLink(website, website)}</p>`}
      ${
        twitterHandle !== null &&
        html`<p>
          ${externalLink(`https://twitter.com/${encodeURIComponent(twitterHandle)}`, `@${twitterHandle} on Twitter`)}
        </p>`
      }
      ${previewText(items)} ${section('Images and videos', shownAs('picture', 'film').map(picture))}
      ${section('Music', shownAs('sound').map(track))} ${section('Texts', shownAs('words').map(writing))}
      <p><a href="/u/${handle}/report">Report this page</a></p>
    </main></noscript
  >`;
  return content.toString();
}

type Html = ReturnType<typeof html>;

const section = (title: string, items: readonly Html[]): Html | null =>
  items.length === 0
    ? null
    : html`<section>
        <h2>${title}</h2>
        ${items}
      </section>`;

/** What no model has made is not to pass for its work. */
function previewText(items: readonly PublicItem[]): Html | null {
  if (!items.some(isPreview)) return null;
  const start = items.every(isPreview) ? 'Made' : 'Partly made';
  return html`<p>${start} by the preview engine, which is no AI model.</p>`;
}

/** Links lead where a user wants them to. */
const externalLink = (href: string, text: string): Html =>
  html`<a rel="nofollow ugc noopener" href="${href}">${text}</a>`;

function picture({ kind, prompt, imageUrl, videoUrl, thumbnails }: PublicItem): Html {
  return html`<figure>
    ${
      KINDS[kind].medium === 'film'
        ? videoUrl !== null &&
          html`<video controls preload="none" poster="${imageUrl}" src="${videoUrl}"></video>`
        : imageUrl !== null &&
          html`<a href="${imageUrl}"
            ><img src="${thumbnails?.webp ?? imageUrl}" alt="${prompt}" loading="lazy"
          /></a>`
    }
    <figcaption dir="auto">${prompt}</figcaption>
  </figure>`;
}

const track = ({ prompt, audioUrl }: PublicItem): Html =>
  html`<figure>
    ${audioUrl !== null && html`<audio controls preload="none" src="${audioUrl}"></audio>`}
    <figcaption dir="auto">${prompt}</figcaption>
  </figure>`;

const writing = ({ prompt, response }: PublicItem): Html =>
  html`<article>
    <h3 dir="auto">${prompt}</h3>
    <p dir="auto">${response}</p>
  </article>`;
