import { describe, expect, it } from 'vitest';
import { attachment } from './content-disposition.ts';

describe('attachment', () => {
  it.each([
    ['fox.png', 'fox.png'],
    ['fox', 'fox.png'],
    ['fox.PNG', 'fox.png'],
    ['page.html', 'page.html.png'],
    ['../../etc/passwd', 'etc-passwd.png'],
    ['..\\windows\\x.png', 'windows-x.png'],
    ['.htaccess', 'htaccess.png'],
    ['a"; filename="b.exe', 'a-; filename=-b.exe.png'],
    ['a\r\nSet-Cookie: x=1', 'aSet-Cookie- x=1.png'],
    ['\u202Egnp.exe', 'gnp.exe.png'],
    ['', 'download.png'],
    ['   ', 'download.png'],
    ['x'.repeat(300), `${'x'.repeat(100)}.png`],
  ])('names %j as %s', (given, name) => {
    expect(attachment(given, 'image/png')).toContain(`filename="${name}"`);
  });

  it('gives other scripts in UTF-8 and a plain form beside it', () => {
    expect(attachment("Füchse (京都)'s.png", 'image/png')).toBe(
      `attachment; filename="F_chse (__)'s.png"; filename*=UTF-8''F%C3%BCchse%20%28%E4%BA%AC%E9%83%BD%29%27s.png`,
    );
  });

  it('does not fail on half a character', () => {
    expect(attachment('a\uD83Db', 'image/png')).toContain('filename="ab.png"');
  });
});
