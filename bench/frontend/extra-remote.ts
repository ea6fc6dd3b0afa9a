import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { registerWorkspaceBuild } from '@aic/api/remotes';
import type { RunningServer } from '@aic/api/server';
import { defineRemote } from '@aic/build-kit';
import { buildFrontend } from '@aic/tools/build';

export interface ExtraRemoteCost {
  /** Compressed, of the page of a signed-in user who does not use it. */
  bytes: number;
  /** Files that this page names beyond those that it named before. */
  requests: number;
}

/**
 * Releases one more remote, a copy of the text tool under another name, and asks what it costs those who do not open
 * it.
 */
export async function measureExtraRemote(
  { url, sql }: Pick<RunningServer, 'url' | 'sql'>,
  dataDir: string,
  token: string,
): Promise<ExtraRemoteCost> {
  const before = await readPage(url, token);
  const { outputDir } = await buildFrontend(
    defineRemote({
      name: 'demo',
      dir: join(import.meta.dirname, '../../mf-text'),
      page: { label: 'Demo', routes: ['/demo'] },
    }),
  );
  const offer = await registerWorkspaceBuild({ sql, dataDir }, outputDir, { canReturn: true, commit: null });
  if (offer.kind === 'refused') throw new Error(offer.reason);
  const after = await readPage(url, token);
  return { bytes: after.bytes - before.bytes, requests: after.files - before.files };
}

async function readPage(url: string, token: string): Promise<{ bytes: number; files: number }> {
  const response = await fetch(url, { headers: { cookie: `sid=${token}` } });
  const html = await response.text();
  const withoutData = html.replaceAll(/<script type="application\/json"[^]*?<\/script>/g, '');
  return { bytes: gzipSync(html).length, files: withoutData.match(/"\/(?:shell|remotes)\//g)?.length ?? 0 };
}
