import { GENERATION_KINDS, PREVIEW_PROVIDER, type ProviderInfo } from '@aic/contract';
import type { FirstScreen } from '@aic/contract/drawings';
import { StaticRouter } from 'react-router';
import { providersQuery } from '../api/providers.ts';
import { drawHtml, type DrawnHtml } from '../platform/draw-html.ts';
import { createFakeApi } from '../testing/fake-api.ts';
import { createFakeShell } from '../testing/fake-shell.ts';
import type { DefinedTool } from './define-tool.ts';
import { ToolProviders } from './tool-providers.tsx';

const PREVIEW_ENGINES: ProviderInfo[] = GENERATION_KINDS.map((kind) => ({
  kind,
  id: PREVIEW_PROVIDER,
  state: 'preview',
  label: '',
  message: null,
  supports: {
    seed: true,
    cancel: true,
    cameraControl: true,
    resolution: '720p',
    imageToVideo: true,
    referenceImage: true,
    strength: true,
  },
}));

/**
 * A tool as it looks before anything of its user is known: no draft, lists not loaded. Drawn in Node with the build, shown until
 * the tool itself is mounted. Nothing of it is taken over.
 *
 * @throws what a component has thrown
 */
export async function drawFirstScreen(
  tool: DefinedTool,
  route: string,
  engine: FirstScreen,
): Promise<DrawnHtml> {
  const shell = createFakeShell(createFakeApi({}).fetch);
  if (engine === 'preview')
    shell.queryClient.setQueryData(providersQuery(shell.api).queryKey, PREVIEW_ENGINES);
  try {
    const { styles, ...drawn } = await drawHtml(
      <StaticRouter location={route}>
        <ToolProviders shell={shell}>{tool.render(shell)}</ToolProviders>
      </StaticRouter>,
      `first-${tool.name}-`,
    );
    // A field that cannot be used says so to everything that drives a browser, too.
    const html = drawn.html.replaceAll(/<(?:textarea|input)\b/g, '$& readonly');
    // Not for the page's styled-components, which take over what is marked as theirs.
    return { ...drawn, html, styles: styles.replaceAll(/<style[^>]*>/g, '<style>') };
  } finally {
    shell.queryClient.clear();
  }
}
