import type { FirstScreenData } from '@aic/contract/prerender';
import { Suspense } from 'react';
import { styled } from 'styled-components';
import { expect, it } from 'vitest';
import { useGenerations } from '../hooks/generations/use-generations.ts';
import { useCredits } from '../hooks/use-credits.ts';
import { useDraft } from '../hooks/use-draft.ts';
import { useProvider } from '../hooks/use-provider.ts';
import { useLocation } from '../platform/router.ts';
import { FAKE_USER } from '../testing/fake-shell.ts';
import { imageItem } from '../testing/items.ts';
import { defineTool } from '../tool/define-tool.ts';
import { lazyPart } from '../tool/lazy-part.tsx';
import { useShell } from '../tool/shell-context.tsx';
import { prerenderFirstScreen } from './prerender-tool.tsx';

const Red = styled.p`
  color: red;
`;

const Late = lazyPart('A late part', async () => () => <b>come late</b>);

function Page() {
  const images = useGenerations('image');
  const [draft] = useDraft('image.composer', { prompt: 'nothing written' });
  return (
    <Red style={{ opacity: 0.5 }}>
      {useLocation().pathname} {useProvider('image')?.state ?? 'any engine'}{' '}
      {images.isPending ? 'loading' : images.data?.map(({ prompt }) => prompt)} {useCredits()}{' '}
      {useShell().session.user.email}
      <textarea value={draft.prompt} onChange={() => undefined} />
      <Suspense fallback="not yet">
        <Late />
      </Suspense>
    </Red>
  );
}
const tool = defineTool({ name: 'image', render: () => <Page /> });
const prerender = async (data: Partial<FirstScreenData> = {}, prerendered = tool) => {
  const screen = await prerenderFirstScreen(prerendered, { path: '/image-generator', user: null, ...data });
  return { ...screen, words: screen.html.replaceAll('<!-- -->', '') };
};

it('renders what everybody sees alike where nothing of the user is known', async () => {
  const { words } = await prerender();

  expect(words).toContain('/image-generator any engine loading');
});

it("renders the user's own: their items, balance and engines, and none of their browser's drafts", async () => {
  const { words } = await prerender({
    user: { ...FAKE_USER, email: 'grace@example.com' },
    credits: 480,
    list: { kind: 'image', items: [imageItem({ prompt: 'A <fox>' })] },
  });

  expect(words).toContain('A &lt;fox&gt; 480 grace@example.com');
  expect(words).toContain('nothing written');
});

it('waits for parts in files of their own', async () => {
  const { words, parts } = await prerender();

  expect(words).toContain('<b>come late</b>');
  expect(parts).toEqual(['A late part']);
});

it('keeps nothing of one user for the next', async () => {
  await prerender({ list: { kind: 'image', items: [imageItem({ prompt: 'A secret fox' })] } });

  expect((await prerender()).html).not.toContain('secret');
});

it('brings its styles for its own elements alone, without a mark that the page would take for its own', async () => {
  const { styles, html } = await prerender();

  expect(styles).toMatch(/^<style>/);
  expect(styles).toMatch(/\[data-first-screen\] \.[\w-]+\{color:red;\}/);
  expect(styles).toContain('[data-style="opacity:0.5"]{opacity:0.5}');
  expect(styles).not.toContain('data-styled');
  expect(html).not.toContain(' style=');
});

it('has fields that nothing can be written in: it would be lost', async () => {
  expect((await prerender()).html).toContain('<textarea readonly data-waiting');
});

it('says what has thrown', async () => {
  const broken = defineTool({
    name: 'image',
    render: () => {
      throw new Error('broken in render');
    },
  });

  await expect(prerender({}, broken)).rejects.toThrow('broken in render');
});

it('brings its styles each time', async () => {
  const first = await prerender();
  const second = await prerender();

  expect(first.styles).toContain('color:red');
  expect(second).toEqual(first);
});
