import { describe, expect, it } from 'vitest';
import { replaceSection, table } from './results.ts';

const DOCUMENT = '# Measured\n\nIntro.\n\n## list\n\nold\n\n## generate\n\nkept\n';

describe('replaceSection', () => {
  it('replaces one section and leaves the others', () => {
    expect(replaceSection(DOCUMENT, 'list', 'new')).toBe(
      '# Measured\n\nIntro.\n\n## list\n\nnew\n\n## generate\n\nkept\n',
    );
    expect(replaceSection(DOCUMENT, 'generate', 'new')).toBe(
      '# Measured\n\nIntro.\n\n## list\n\nold\n\n## generate\n\nnew\n',
    );
  });

  it('adds a section that was not there', () => {
    expect(replaceSection('# Measured\n', 'list', 'new')).toBe('# Measured\n\n## list\n\nnew\n');
  });
});

describe('table', () => {
  it('is Markdown', () => {
    expect(table(['a', 'b'], [['1', '2']])).toEqual(['| a | b |', '| --- | --- |', '| 1 | 2 |']);
  });
});
