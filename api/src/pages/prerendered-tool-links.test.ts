import type { RemoteEntry } from '@aic/contract';
import { expect, it } from 'vitest';
import { fillToolLinks } from './prerendered-tool-links.ts';

const FRAME = {
  html: '<nav><a href="/video">Video</a><!--tool-links--></nav>',
  toolLinks: {
    other: '<a class="c" href="/other"><svg>?</svg><span>other</span></a>',
    library: '<a class="c" href="/library"><svg>L</svg><span>library</span></a>',
  },
};
const entry = (change: Partial<RemoteEntry>): RemoteEntry => ({ killed: false, ...change }) as RemoteEntry;
const LIBRARY = entry({ label: 'Library', isInNavigation: true, routes: ['/library'] });

it('links to the tools of the registry, each with its icon, and says which one is open', async () => {
  const demo = entry({ label: 'Demo', isInNavigation: true, routes: ['/demo/start'] });
  const hidden = entry({ label: 'Hidden', isInNavigation: false, routes: ['/hidden'] });
  const video = entry({ label: 'Film', isInNavigation: true, routes: ['/video'] });

  expect(await fillToolLinks(FRAME, { remotes: { video, demo, hidden, library: LIBRARY } }, 'library')).toBe(
    '<nav><a href="/video">Video</a>' +
      '<a class="c" href="/demo/start"><svg>?</svg><span>Demo</span></a>' +
      '<a aria-current="page" class="c" href="/library"><svg>L</svg><span>Library</span></a></nav>',
  );
});

it('takes a label for text, whatever is in it, and a name that every object has for a name', async () => {
  const odd = entry({ label: '<b>$&"', isInNavigation: true, routes: ['/constructor'] });

  expect(await fillToolLinks(FRAME, { remotes: { constructor: odd } }, 'video')).toContain(
    '<a class="c" href="/constructor"><svg>?</svg><span>&lt;b&gt;$&amp;&quot;</span></a>',
  );
});

it('leaves the frame of a shell that has no form for them as it is', async () => {
  const html = '<nav><a href="/video">Video</a></nav>';

  expect(await fillToolLinks({ html }, { remotes: { library: LIBRARY } }, 'video')).toBe(html);
});
