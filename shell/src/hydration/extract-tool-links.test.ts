import { expect, it } from 'vitest';
import { extractToolLinks } from './extract-tool-links.ts';

const MENU = '<a href="/library">Menu</a>';
const HTML = `${MENU}<nav aria-label="Tools" data-tool-links="true"><a class="a" href="/video"><svg></svg>Video</a><a aria-current="page" class="a" href="/library"><svg>L</svg><span>library</span></a></nav><nav>${MENU}</nav>`;

it('leaves a slot at the end of the navigation, and keeps what fills it without the mark of what is open', () => {
  expect(extractToolLinks(HTML, ['library'])).toEqual({
    html: `${MENU}<nav aria-label="Tools" data-tool-links="true"><a class="a" href="/video"><svg></svg>Video</a><!--tool-links--></nav><nav>${MENU}</nav>`,
    toolLinks: { library: '<a class="a" href="/library"><svg>L</svg><span>library</span></a>' },
  });
});

it('fails the build where a link is missing, which nobody would see otherwise', () => {
  expect(() => extractToolLinks(HTML, ['library', 'other'])).toThrow('no link to: other');
});
