import { render, screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { Markdown } from './markdown.tsx';

// Loaded once here, so that no test measures the compiler.
beforeAll(() => import('@aic/design-system/markdown').then(() => undefined));

async function show(text: string) {
  const { container } = render(<Markdown>{text}</Markdown>);
  await waitFor(() => expect(container.querySelector('p, h3, ul, table, pre')).not.toBeNull());
  return container;
}

describe('Markdown', () => {
  it('renders headings below those of the page, lists, emphasis and tables', async () => {
    const container = await show('# One\n\n- **a**\n\n| x | y |\n|---|---|\n| 1 | 2 |');
    expect(screen.getByRole('heading', { level: 3, name: 'One' })).toBeTruthy();
    expect(container.querySelector('li strong')?.textContent).toBe('a');
    expect(container.querySelectorAll('td')).toHaveLength(2);
  });

  it('is written in the direction of its words', async () => {
    const container = await show('رسالة إلى صاحب البيت!');
    expect(container.firstElementChild?.getAttribute('dir')).toBe('auto');
  });

  it.each([
    ['## a\n\n### b\n\n## c', ['H3', 'H4', 'H3']],
    ['# a\n\n### b\n\n## c', ['H3', 'H4', 'H4']],
    ['### a\n\n# b\n\n## c', ['H3', 'H3', 'H4']],
    ['# a\n\n## b\n\n### c\n\n#### d\n\n##### e', ['H3', 'H4', 'H5', 'H6', 'H6']],
  ])('leaves no gap between the levels of the headings in %j', async (text, levels) => {
    const container = await show(text);
    expect([...container.querySelectorAll('h3, h4, h5, h6')].map(({ tagName }) => tagName)).toEqual(levels);
  });

  it.each([
    ['<script>alert(1)</script>\n\ntext', 'script'],
    ['<img src=x onerror=alert(1)>\n\ntext', 'img'],
    ['![tracker](https://example.com/pixel.png)\n\ntext', 'img'],
    ['<iframe src="https://example.com"></iframe>\n\ntext', 'iframe'],
  ])('makes no element of %j', async (text, element) => {
    const container = await show(text);
    expect(container.querySelector(element)).toBeNull();
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', '/api/logout', 'vbscript:x', '//evil.example'])(
    'makes no link to %s',
    async (href) => {
      const container = await show(`[press](${href})`);
      expect(container.querySelector('a')).toBeNull();
      expect(container.textContent).toContain('press');
    },
  );

  it('opens web links elsewhere and tells them nothing', async () => {
    const container = await show('[site](https://example.com/a)');
    const link = container.querySelector('a');
    expect(link?.href).toBe('https://example.com/a');
    expect(link?.target).toBe('_blank');
    expect(link?.rel).toBe('noopener noreferrer nofollow');
  });
});
