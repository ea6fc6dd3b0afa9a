import { expect, it } from 'vitest';
import { extractSlots } from './extract-slots.ts';

const MENU = '<a href="/library">Menu</a>';
const HTML = `${MENU}<nav aria-label="Tools" data-tool-links="true"><a class="a" href="/video"><svg></svg>Video</a><a aria-current="page" class="a" href="/library"><svg>L</svg><span>library</span></a></nav><nav>${MENU}</nav>`;

it('leaves a slot at the end of the navigation, and keeps what fills it without the mark of what is open', () => {
  expect(extractSlots(HTML, ['library'])).toEqual({
    html: `${MENU}<nav aria-label="Tools" data-tool-links="true"><a class="a" href="/video"><svg></svg>Video</a><!--tool-links--></nav><nav>${MENU}</nav>`,
    toolLinks: { library: '<a class="a" href="/library"><svg>L</svg><span>library</span></a>' },
  });
});

it('fails the build where a link is missing, which nobody would see otherwise', () => {
  expect(() => extractSlots(HTML, ['library', 'other'])).toThrow('no link to: other');
});

const BADGE =
  '<span class="b" title="9,876,543,210,123 credits" data-testid="credits"><svg></svg><span>9,876,543,210,123</span><span class="v"> credits</span></span>';

it('leaves a slot for the balance', () => {
  const { html, credits } = extractSlots(`${HTML}${BADGE}<b>Menu</b>`, ['library']);

  expect(html).toMatch(/<\/nav><!--credits--><b>Menu<\/b>$/);
  expect(credits).toBe(BADGE);
});

it('leaves the badge of an administrator where it is', () => {
  const badge = '<span data-testid="credits"><span>Unlimited</span><span> credits</span></span>';

  expect(extractSlots(HTML + badge, ['library']).html.endsWith(badge)).toBe(true);
});

it('fails the build where the balance that is none would be seen', () => {
  expect(() => extractSlots(`${HTML}${BADGE}9,876,543,210,123`, ['library'])).toThrow('elsewhere');
});
