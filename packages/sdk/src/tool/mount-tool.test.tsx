import { act, render, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { ShellApi } from '../contract/shell-api.ts';
import { SHELL_CONTRACT } from '../contract/version.ts';
import { useGenerations } from '../hooks/generations/use-generations.ts';
import { useCredits } from '../hooks/use-credits.ts';
import { Link, useLocation } from '../platform/router.ts';
import { createFakeApi } from '../testing/fake-api.ts';
import { createFakeShell } from '../testing/fake-shell.ts';
import { textItem } from '../testing/items.ts';
import { renderTool } from '../testing/render-tool.tsx';
import { defineTool, type ToolDefinition } from './define-tool.ts';
import { useShell } from './shell-context.tsx';

beforeEach(() => {
  history.replaceState(null, '', '/');
  document.body.replaceChildren();
  // React repeats on the console what the boundary has caught.
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  vi.restoreAllMocks();
});

function mount(render: ToolDefinition['render']) {
  const shell = createFakeShell(createFakeApi({ 'GET /api/credits': () => ({ credits: 480 }) }).fetch);
  return renderTool(defineTool({ name: 'sample', render }), shell);
}

/** A tool that works until its button is pressed. */
function Fragile() {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) {
    throw new Error('broken in render');
  }
  return (
    <button type="button" onClick={() => setBroken(true)}>
      break
    </button>
  );
}

describe('defineTool', () => {
  it('asks for a shell of the same major and at least its own version', () => {
    expect(defineTool({ name: 'sample', render: () => null }).contract).toBe(`^${SHELL_CONTRACT}`);
  });

  it('offers a prefetch only when the tool has one', () => {
    const prefetch = (_shell: ShellApi): void => {};

    expect(defineTool({ name: 'sample', render: () => null })).not.toHaveProperty('prefetch');
    expect(defineTool({ name: 'sample', render: () => null, prefetch }).prefetch).toBe(prefetch);
  });
});

describe('a mounted tool', () => {
  it('finds host, queries and router around it, with nothing set up by itself', async () => {
    function Page() {
      const { session } = useShell();
      return <p>{`${session.user.email} ${useLocation().pathname} ${useCredits() ?? '...'}`}</p>;
    }

    await mount(() => <Page />);

    expect(await screen.findByText('ada@example.com / 480')).toBeTruthy();
  });

  it('is there at once when a press has asked for it, and in pieces behind the prerendered screen that came with the page', async () => {
    const mountIn = (slot: HTMLElement): HTMLElement => {
      const element = document.createElement('div');
      slot.append(element);
      document.body.append(slot);
      const shell = createFakeShell(createFakeApi({}).fetch);
      const { unmount } = defineTool({ name: 'sample', render: () => 'rendered' }).mount({
        element,
        shell,
        onCrash: () => {},
      });
      onTestFinished(() => unmount());
      return element;
    };
    const later = document.createElement('main');
    const withPage = document.createElement('main');
    withPage.innerHTML = '<div><div data-first-screen="sample"></div></div>';

    expect(mountIn(later).textContent).toBe('rendered');
    const element = mountIn(withPage);
    expect(element.textContent).toBe('');
    await waitFor(() => expect(element.textContent).toBe('rendered'));
  });

  it("moves in the page's own history", async () => {
    await mount(() => <Link to="/image-generator?mode=photo-editor">edit</Link>);

    act(() => screen.getByText('edit').click());

    expect(location.pathname + location.search).toBe('/image-generator?mode=photo-editor');
  });

  it('reports a crash once, also when cleaning up after it breaks too, and renders nothing more', async () => {
    function BreaksOnTheWayOut() {
      useEffect(
        () => () => {
          throw new Error('broken in cleanup');
        },
        [],
      );
      return <p>the rest</p>;
    }
    const { element, crashes } = await mount(() => (
      <>
        <Fragile />
        <BreaksOnTheWayOut />
      </>
    ));

    act(() => screen.getByText('break').click());

    expect(crashes).toEqual([new Error('broken in render')]);
    expect(element.textContent).toBe('');
  });

  it('reports a crash in an effect', async () => {
    function Late() {
      const [isReady, setReady] = useState(false);
      useEffect(() => {
        if (isReady) {
          throw new Error('broken in effect');
        }
      }, [isReady]);
      return (
        <button type="button" onClick={() => setReady(true)}>
          go
        </button>
      );
    }
    const { crashes } = await mount(() => <Late />);

    act(() => screen.getByText('go').click());

    expect(crashes).toEqual([new Error('broken in effect')]);
  });

  it('starts again after a response that broke it: the response is requested again', async () => {
    const responses = [[textItem({ response: null })], [textItem({ response: 'Dear Ada' })]];
    const { promise: mounted, resolve: respond } = Promise.withResolvers<void>();
    const backend = createFakeApi({
      // Only after the mount: a response during the first render would be a crash of the mount.
      'GET /api/text-generations': () => mounted.then(() => responses.shift() ?? []),
    });
    const shell = createFakeShell(backend.fetch);
    function Page() {
      const { data = [] } = useGenerations('text');
      if (data.some(({ response }) => response === null)) throw new Error('nothing to render');
      return <p>{data.map(({ response }) => response)}</p>;
    }
    const tool = defineTool({ name: 'sample', render: () => <Page /> });
    const first = await renderTool(tool, shell);
    respond();
    await waitFor(() => expect(first.crashes).toHaveLength(1));

    first.unmount();
    await renderTool(tool, shell);

    expect(await screen.findByText('Dear Ada')).toBeTruthy();
  });

  it('leaves nothing behind: effects are cleaned up, markup is gone', async () => {
    const cleanup = vi.fn<() => void>();
    function Page() {
      useEffect(() => cleanup, []);
      return <p>here</p>;
    }
    const { element, unmount } = await mount(() => <Page />);

    unmount();

    expect(cleanup).toHaveBeenCalledOnce();
    expect(element.childElementCount).toBe(0);
  });

  it('leaves no query observed and no listener on the store after 20 mounts', async () => {
    const shell = createFakeShell(createFakeApi({ 'GET /api/credits': () => ({ credits: 480 }) }).fetch);
    const listeners = new Set<() => void>();
    const { subscribe } = shell.store;
    shell.store.subscribe = (listener) => {
      listeners.add(listener);
      const stop = subscribe(listener);
      return () => {
        listeners.delete(listener);
        stop();
      };
    };
    function Page() {
      return <p>{useCredits()}</p>;
    }

    for (let cycle = 0; cycle < 20; cycle += 1) {
      const { unmount } = await renderTool(defineTool({ name: 'sample', render: () => <Page /> }), shell);
      unmount();
    }

    const query = shell.queryClient.getQueryCache().find({ queryKey: ['credits'] });
    expect(query?.getObserversCount()).toBe(0);
    expect(listeners.size).toBe(0);
  });
});

it('says how to fix it when useShell() is called outside of a tool', () => {
  function Outside() {
    useShell();
    return null;
  }

  expect(() => render(<Outside />)).toThrow(/outside of a tool.*defineTool\(\).*renderTool\(\)/);
});
