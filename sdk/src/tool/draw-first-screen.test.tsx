import { expect, it } from 'vitest';
import { styled } from 'styled-components';
import { useGenerations } from '../hooks/use-generations.ts';
import { useProvider } from '../hooks/use-provider.ts';
import { useLocation } from '../platform/router.ts';
import { defineTool } from './define-tool.ts';
import { drawFirstScreen } from './draw-first-screen.tsx';

const Red = styled.p`
  color: red;
`;

function Page() {
  const { isPending } = useGenerations('image');
  return (
    <Red style={{ opacity: 0.5 }}>
      {useLocation().pathname} {useProvider('image')?.state ?? 'any engine'} {isPending && 'loading'}
      <textarea defaultValue="" />
    </Red>
  );
}
const tool = defineTool({ name: 'image', render: () => <Page /> });

it('draws the tool on its route, with nothing of a user, for a preview engine and for any other', async () => {
  const [preview, other] = await Promise.all([
    drawFirstScreen(tool, '/image-generator', 'preview'),
    drawFirstScreen(tool, '/image-generator', 'other'),
  ]);

  expect(preview.html.replaceAll('<!-- -->', '')).toContain('/image-generator preview loading');
  expect(other.html.replaceAll('<!-- -->', '')).toContain('/image-generator any engine loading');
});

it('brings its styles without a mark that the components of the page would take for theirs', async () => {
  const { styles, html } = await drawFirstScreen(tool, '/', 'other');

  expect(styles).toMatch(/^<style>/);
  expect(styles).toContain('color:red');
  expect(styles).toContain('[data-style="opacity:0.5"]{opacity:0.5}');
  expect(styles).not.toContain('data-styled=');
  expect(html).not.toContain(' style=');
});

it('has fields that nothing can be written in: it would be lost', async () => {
  expect((await drawFirstScreen(tool, '/', 'other')).html).toContain('<textarea readonly');
});

it('says what has thrown', async () => {
  const broken = defineTool({
    name: 'image',
    render: () => {
      throw new Error('broken in render');
    },
  });

  await expect(drawFirstScreen(broken, '/', 'other')).rejects.toThrow('broken in render');
});
