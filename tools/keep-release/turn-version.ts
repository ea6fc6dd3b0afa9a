import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const CHANGELOG = 'CHANGELOG.md';
const OPEN = '## Unreleased\n';

/** Minor versions are the numbers of releases, as the database counts them. */
export const versionOf = (release: number): string => `0.${release}.0`;

/** Closes the changes of a release that was kept just now, and gives the workspace the version of the next one. */
export function turnVersion(root: string, { release, commit }: { release: number; commit: string }): void {
  edit(join(root, 'package.json'), (text) =>
    text.replace(/"version": "[^"]+"/, `"version": "${versionOf(release + 1)}"`),
  );
  const heading = `## ${versionOf(release)} (${commit})\n`;
  edit(join(root, CHANGELOG), (text) =>
    text.includes(heading) ? text : text.replace(OPEN, `${OPEN}\n${heading}`),
  );
}

function edit(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}
