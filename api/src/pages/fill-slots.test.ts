import type { RemoteEntry } from '@aic/contract';
import { expect, it } from 'vitest';
import { fillSlots } from './fill-slots.ts';

const FRAME = {
  html: '<nav><a href="/video">Video</a><!--tool-links--></nav>',
  toolLinks: {
    other: '<a class="c" href="/other"><svg>?</svg><span>other</span></a>',
    library: '<a class="c" href="/library"><svg>L</svg><span>library</span></a>',
  },
};
const entry = (change: Partial<RemoteEntry>): RemoteEntry => ({ killed: false, ...change }) as RemoteEntry;
const filled = (
  frame: Parameters<typeof fillSlots>[0],
  remotes: Record<string, RemoteEntry>,
  open = 'video',
) => fillSlots(frame, { registry: { remotes }, open, credits: 12_345 });
const LIBRARY = entry({ label: 'Library', isInNavigation: true, routes: ['/library'] });

it('links to the tools of the registry, each with its icon, and says which one is open', async () => {
  const demo = entry({ label: 'Demo', isInNavigation: true, routes: ['/demo/start'] });
  const hidden = entry({ label: 'Hidden', isInNavigation: false, routes: ['/hidden'] });
  const video = entry({ label: 'Film', isInNavigation: true, routes: ['/video'] });

  expect(await filled(FRAME, { video, demo, hidden, library: LIBRARY }, 'library')).toBe(
    '<nav><a href="/video">Video</a>' +
      '<a class="c" href="/demo/start"><svg>?</svg><span>Demo</span></a>' +
      '<a aria-current="page" class="c" href="/library"><svg>L</svg><span>Library</span></a></nav>',
  );
});

it('takes a label for text, whatever is in it, and a name that every object has for a name', async () => {
  const odd = entry({ label: '<b>$&"', isInNavigation: true, routes: ['/constructor'] });

  expect(await filled(FRAME, { constructor: odd })).toContain(
    '<a class="c" href="/constructor"><svg>?</svg><span>&lt;b&gt;$&amp;&quot;</span></a>',
  );
});

it('leaves the frame of a shell that has no form for them as it is', async () => {
  const html = '<nav><a href="/video">Video</a></nav>';

  expect(await filled({ html }, { library: LIBRARY })).toBe(html);
});

it('says the balance, in the words of the badge', async () => {
  const badge = '<span title="9,876,543,210,123 credits"><b>9,876,543,210,123</b></span>';

  expect(await filled({ html: '<i><!--credits--></i>', credits: badge }, {})).toBe(
    '<i><span title="12,345 credits"><b>12,345</b></span></i>',
  );
});
