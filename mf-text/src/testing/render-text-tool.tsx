import type { TextGeneration, TextStreamLine } from '@aic/sdk';
import { renderToolPage, type ToolPageOptions } from '@aic/sdk/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { onTestFinished } from 'vitest';
import tool from '../tool.tsx';

type Options = ToolPageOptions<'text'>;

/** The whole text page on a fake backend that holds `items`. */
export async function renderTextTool(
  items: TextGeneration[] = [],
  handlers: Options['handlers'] = {},
  path = '/text',
  setting: Pick<Options, 'user'> = {},
) {
  const page = await renderToolPage(tool, { kind: 'text', path, items, handlers, ...setting });
  onTestFinished(() => page.unmount());
  return { ...page, user: userEvent.setup({ delay: null }), prompt: () => screen.getByRole('textbox') };
}

/** A text that is being written: the test says what comes when. */
export function createWritingStream() {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const encoder = new TextEncoder();
  return {
    response: () => new Response(readable),
    write: (line: TextStreamLine) => writer.write(encoder.encode(`${JSON.stringify(line)}\n`)),
    end: () => writer.close(),
  };
}
