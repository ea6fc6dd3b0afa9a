import type { ImageGeneration, User } from '@aic/sdk';
import { renderToolPage, type ToolPageOptions } from '@aic/sdk/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { onTestFinished } from 'vitest';
import tool from '../tool.tsx';

type Handlers = ToolPageOptions<'image'>['handlers'];

/** The whole image page on a fake backend that holds `items`. */
export async function renderImageTool(
  items: ImageGeneration[] = [],
  handlers: Handlers = {},
  path = '/',
  provider: ToolPageOptions<'image'>['provider'] = {},
  user?: User,
  setting: Pick<ToolPageOptions<'image'>, 'hasFoldedSettings'> = {},
) {
  const page = await renderToolPage(tool, {
    kind: 'image',
    path,
    items,
    handlers,
    provider,
    user,
    ...setting,
  });
  onTestFinished(() => page.unmount());
  return { ...page, user: userEvent.setup({ delay: null }), prompt: () => screen.getByRole('textbox') };
}
