import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TextGeneration, TextStreamLine } from '@aic/sdk';
import { createFakeApi, createFakeShell, renderTool } from '@aic/sdk/testing';
import { expect, onTestFinished } from 'vitest';
import tool from '../tool.tsx';

type Handlers = Parameters<typeof createFakeApi>[0];

/** The whole text page on a fake far end that holds `items`. */
export async function renderTextTool(items: TextGeneration[] = [], handlers: Handlers = {}) {
  history.replaceState(null, '', '/text');
  const server = { items };
  const far = createFakeApi({
    'GET /api/text-generations': () => server.items,
    'GET /api/credits': () => ({ credits: 500 }),
    'GET /api/providers': () => [
      {
        kind: 'text',
        id: 'preview',
        state: 'preview',
        label: 'Preview engine',
        message: null,
        supports: { seed: true, cancel: true },
      },
    ],
    ...handlers,
  });
  const shell = createFakeShell(far.fetch);
  const mounted = await renderTool(tool, shell);
  onTestFinished(() => mounted.unmount());
  // The first answer to the list, whatever it is.
  await waitFor(() => {
    expect(shell.queryClient.getQueryState(['generations', 'text'])?.status).not.toBe('pending');
  });
  return {
    ...mounted,
    server,
    shell,
    far,
    user: userEvent.setup(),
    prompt: () => screen.getByRole('textbox'),
    /** As the event stream would tell. */
    refresh: () => shell.queryClient.invalidateQueries({ queryKey: ['generations', 'text'] }),
  };
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
