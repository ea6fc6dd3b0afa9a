import type { ShellApi } from '@aic/sdk';
import { ShellProvider } from '@aic/sdk/host';
import { type ComponentType, lazy, Suspense } from 'react';
import { SKELETON_PARTS } from '../../shell/src/hydration/frames.ts';

type Page = () => Promise<{ default: ComponentType }>;

/** The entry pages of the remotes, as lazy parts of one bundle. */
const PAGES: Readonly<Record<string, Page>> = {
  // The gateway's HTML preloads the chunk "studio", so the bundle gets its first tool as early as a remote.
  image: () =>
    import(/* webpackChunkName: "studio" */ '../../mf-image/src/features/image/image-page.tsx').then(
      ({ ImagePage }) => ({
        default: ImagePage,
      }),
    ),
  video: () =>
    import(/* webpackChunkName: "video" */ '../../mf-video/src/features/video/video-page.tsx').then(
      ({ VideoPage }) => ({
        default: VideoPage,
      }),
    ),
  music: () =>
    import(/* webpackChunkName: "music" */ '../../mf-music/src/features/music/music-page.tsx').then(
      ({ MusicPage }) => ({
        default: MusicPage,
      }),
    ),
  text: () =>
    import(/* webpackChunkName: "text" */ '../../mf-text/src/features/text/text-page.tsx').then(
      ({ TextPage }) => ({
        default: TextPage,
      }),
    ),
  billing: () =>
    import(/* webpackChunkName: "billing" */ '../../mf-billing/src/billing-pages.tsx').then(
      ({ BillingPages }) => ({
        default: BillingPages,
      }),
    ),
};

const LAZY_PAGES = Object.fromEntries(Object.entries(PAGES).map(([name, load]) => [name, lazy(load)]));

/** A tool inside the shell's React tree, without a second root and without the federation runtime. */
export function LazyTool({ name, shell }: { name: string; shell: ShellApi }) {
  const Tool = LAZY_PAGES[name];
  return (
    <Suspense fallback={<Skeleton />}>
      <ShellProvider shell={shell}>{Tool && <Tool />}</ShellProvider>
    </Suspense>
  );
}

function Skeleton() {
  return (
    <div className="aic-skeleton" role="status" aria-label="Loading the tool">
      {SKELETON_PARTS.map((part) => (
        <div key={part} className={`aic-skeleton-${part}`} />
      ))}
    </div>
  );
}

/** Replaces shell/src/remotes/loading/preload.ts. */
export function preloadTool(name: string): void {
  void PAGES[name]?.();
}

/** Replaces shell/src/remotes/register-tools.ts: React Router decides which tool is on the page. */
export function registerTools() {
  return { reconsider: () => {}, registryChanged: () => {}, preload: preloadTool };
}
