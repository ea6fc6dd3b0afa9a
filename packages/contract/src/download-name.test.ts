import { describe, expect, it } from 'vitest';
import { downloadName } from './download-name.ts';

describe('downloadName', () => {
  it.each([
    ['A fox, at dawn', 'ai-image-A-fox-at-dawn.png'],
    ['a'.repeat(31), `ai-image-${'a'.repeat(30)}.png`],
    ['../../etc/passwd', 'ai-image-etc-passwd.png'],
    ['"quoted"\r\nX-Header: 1', 'ai-image-quoted-X-Header-1.png'],
    ['Füchse im Schnee', 'ai-image-Füchse-im-Schnee.png'],
    ['京都の紅葉', 'ai-image-京都の紅葉.png'],
    ['\u202Egnp.exe', 'ai-image-gnp-exe.png'],
    ['🦊🦊', 'ai-image.png'],
    ['', 'ai-image.png'],
  ])('[7.download] takes prefix and the first 30 characters of %j, sanitized', (prompt, name) => {
    expect(downloadName('ai-image-', prompt)).toBe(name);
  });

  it('counts characters, not UTF-16 units, so that none is cut in half', () => {
    expect(downloadName('', '𝒜'.repeat(40))).toBe(`${'𝒜'.repeat(30)}.png`);
  });
});
