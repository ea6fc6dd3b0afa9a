import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { useDraft } from '../hooks/use-draft.ts';
import { createFakeApi } from '../testing/fake-api.ts';
import { createFakeShell, type FakeShell } from '../testing/fake-shell.ts';
import { defineTool } from '../tool/define-tool.ts';
import { draftsRestored } from '../tool/drafts-slice.ts';
import { lazyPart } from '../tool/lazy-part.tsx';
import { prerenderFirstScreen } from './prerender-tool.tsx';

beforeEach(() => {
  history.replaceState(null, '', '/');
  document.body.replaceChildren();
});

describe('a first screen that is taken over', () => {
  const drawPage = () => <Written />;

  /** As the gateway sends it, with what is prerendered for a field and a style. */
  async function taken(tool: ReturnType<typeof defineTool>, shell: FakeShell) {
    const { html, parts } = await prerenderFirstScreen(tool, { path: '/', user: shell.session.user });
    const element = document.createElement('div');
    element.dataset['parts'] = JSON.stringify(parts);
    element.innerHTML = html;
    document.body.append(element);
    const prerendered = [...element.querySelectorAll('*')];
    const onTakenOver = vi.fn<() => void>();
    const onCrash = vi.fn<(error: unknown) => void>();
    const { unmount } = await act(async () => tool.mount({ element, shell, onTakenOver, onCrash }));
    onTestFinished(() => act(async () => unmount()));
    await waitFor(() => expect(onTakenOver).toHaveBeenCalledOnce());
    return { element, prerendered, onCrash };
  }

  it('keeps every element, and then can be used', async () => {
    const shell = createFakeShell(createFakeApi({}).fetch);
    const { element, prerendered, onCrash } = await taken(
      defineTool({ name: 'sample', render: drawPage }),
      shell,
    );

    expect([...element.querySelectorAll('*')]).toEqual(prerendered);
    const field = screen.getByRole('textbox');
    await userEvent.type(field, 'A fox');
    expect(field).toHaveProperty('value', 'A fox');
    expect(field.style.opacity).toBe('0.5');
    expect(onCrash).not.toHaveBeenCalled();
  });

  it('goes on with the draft that only the browser knows', async () => {
    const shell = createFakeShell(createFakeApi({}).fetch);
    shell.store.dispatch(draftsRestored({ 'sample.composer': { prompt: 'A kept fox' } }));

    const { prerendered, element } = await taken(defineTool({ name: 'sample', render: drawPage }), shell);

    await waitFor(() => expect(screen.getByRole('textbox')).toHaveProperty('value', 'A kept fox'));
    expect([...element.querySelectorAll('*')]).toEqual(prerendered);
  });

  it('waits for its parts in files of their own: one that is touched on its way would be rendered anew', async () => {
    const file = Promise.withResolvers<void>();
    const Late = lazyPart('A late part', async () => () => <b>late</b>);
    const withPart = (Part: typeof Late) =>
      defineTool({
        name: 'sample',
        render: () => (
          <Suspense fallback="not yet">
            <Part />
          </Suspense>
        ),
      });
    const shell = createFakeShell(createFakeApi({}).fetch);
    const { html, parts } = await prerenderFirstScreen(withPart(Late), {
      path: '/',
      user: shell.session.user,
    });
    // The part of the browser, whose file is on its way.
    const InBrowser = lazyPart('A late part', async () => {
      await file.promise;
      return () => <b>late</b>;
    });
    const element = document.createElement('div');
    element.dataset['parts'] = JSON.stringify(parts);
    element.innerHTML = html;
    document.body.append(element);
    const prerendered = element.querySelector('b');
    const onTakenOver = vi.fn<() => void>();
    const { unmount } = withPart(InBrowser).mount({ element, shell, onTakenOver, onCrash: () => undefined });
    onTestFinished(() => act(async () => unmount()));

    await act(async () => undefined);
    expect(onTakenOver).not.toHaveBeenCalled();
    await act(async () => file.resolve());

    await waitFor(() => expect(onTakenOver).toHaveBeenCalledOnce());
    expect(element.querySelector('b')).toBe(prerendered);
  });

  it('is rendered anew where it does not match', async () => {
    const shell = createFakeShell(createFakeApi({}).fetch);
    const words = vi.fn<() => string>().mockReturnValueOnce('prerendered earlier').mockReturnValue('by now');

    const { element, onCrash } = await taken(
      defineTool({ name: 'sample', render: () => <p>{words()}</p> }),
      shell,
    );

    expect(element.textContent).toBe('by now');
    expect(onCrash).not.toHaveBeenCalled();
  });
});

function Written() {
  const [draft, change] = useDraft('sample.composer', { prompt: '' });
  return (
    <label>
      Prompt
      <textarea
        style={{ opacity: 0.5 }}
        value={draft.prompt}
        onChange={({ target }) => change({ prompt: target.value })}
      />
    </label>
  );
}
