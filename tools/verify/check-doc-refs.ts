import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const LINK = /\]\((?!https?:|#|mailto:)([^)#\s]+)/g;
const CODE_PATH =
  /`((?:api|bench|deploy|design-system|docs|e2e|mf-\w+|preview-engine|sdk|shell|tools)\/[\w./-]+)`/g;

/** Fails when a guide names a file or folder that is not there. */
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'], {
  cwd: root,
  encoding: 'utf8',
});
const dead: string[] = [];
for (const file of files.split('\n').filter((name) => name !== '' && existsSync(join(root, name)))) {
  const text = readFileSync(join(root, file), 'utf8');
  for (const [, target = ''] of text.matchAll(LINK)) {
    if (!existsSync(join(root, dirname(file), target))) {
      dead.push(`${file}: link to ${target}`);
    }
  }
  for (const [, target = ''] of text.matchAll(CODE_PATH)) {
    if (!existsSync(join(root, target))) {
      dead.push(`${file}: names ${target}`);
    }
  }
}
if (dead.length > 0) {
  console.error(`These paths in the docs do not exist:\n${dead.join('\n')}`);
  process.exitCode = 1;
}
