import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { compile } from '../prerender/compile.ts';
import { defineRemote } from './define-remote.ts';

const SOURCE = `import { styled } from 'styled-components';

interface Props {
  size: number;
}

const Box = styled.div\`color: red;\`;

const broken = ({ size }: Props): never => {
  throw new RangeError(\`marked \${size}\`);
};
export default { name: 'demo', mount: () => broken({ size: Box.length }) };
`;

it('leads from a build to the lines of the sources, through all that the preset changes in them', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'aic-map-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  mkdirSync(join(dir, 'src'));
  writeFileSync(join(dir, 'src/tool.tsx'), SOURCE);
  const page = { label: 'Demo', routes: ['/demo'] };
  const { config, outputDir } = defineRemote({ name: 'demo', dir, version: '1.0.0', page });
  await compile('a small tool', config);
  const file = join(outputDir, readdirSync(outputDir).find((name) => /^tool\.\w+\.js$/.test(name)) ?? '');
  const before = readFileSync(file, 'utf8').split('RangeError', 1)[0]?.split('\n') ?? [];

  // Safe because the class looks at it again.
  const map = new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')) as SourceMapPayload);

  expect(map.findEntry(before.length - 1, before.at(-1)?.length ?? 0)).toMatchObject({
    originalSource: expect.stringMatching(/src\/tool\.tsx$/),
    // From 0.
    originalLine: 9,
  });
});
