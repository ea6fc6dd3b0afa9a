/**
 * Writes what a container serves, so that it needs neither the bundler nor a repository: node tools/serve/write-image.ts
 * <commit>, after the build. The sources of an image never change.
 */
import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { readCommit } from '@aic/remote';
import { FRONTENDS, loadBuild } from '../build/build.ts';
import { IMAGE_FILE, type ImageContent } from './image-content.ts';

const root = join(import.meta.dirname, '../..');
const builds = await Promise.all(FRONTENDS.map((folder) => loadBuild(root, folder)));
const content: ImageContent = {
  commit: process.argv[2] || readCommit(root),
  folders: builds.map(({ outputDir }) => relative(root, outputDir)),
};
writeFileSync(join(root, IMAGE_FILE), JSON.stringify(content));
