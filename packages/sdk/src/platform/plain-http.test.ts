import { afterEach, describe, expect, it, vi } from 'vitest';
import { copyText, randomId } from './plain-http.ts';

afterEach(() => void vi.unstubAllGlobals());

it('makes ids without what only https has', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const ids = Array.from({ length: 100 }, randomId);
  expect(new Set(ids).size).toBe(100);
  const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
  expect(ids.filter((id) => !uuid.test(id))).toEqual([]);
});

describe('a copy without a clipboard', () => {
  const copy = async (accepts: boolean) => {
    vi.stubGlobal('navigator', {});
    const button = document.body.appendChild(document.createElement('button'));
    button.focus();
    let copied = '';
    document.execCommand = (command) => {
      // Safe because it is the one that has the focus.
      const { value, selectionStart, selectionEnd } = document.activeElement as HTMLTextAreaElement;
      copied = `${command} ${value.slice(selectionStart, selectionEnd)}`;
      return accepts;
    };
    const outcome = await copyText('the prompt').catch((error: unknown) => String(error));
    const isAsBefore = document.activeElement === button && document.querySelector('textarea') === null;
    button.remove();
    return { copied, outcome, isAsBefore };
  };

  it('takes the text from a field and leaves nothing of it behind', async () => {
    expect(await copy(true)).toEqual({ copied: 'copy the prompt', outcome: undefined, isAsBefore: true });
  });

  it('fails when the browser refuses that, too', async () => {
    expect(await copy(false)).toMatchObject({
      outcome: expect.stringContaining('refused'),
      isAsBefore: true,
    });
  });
});
