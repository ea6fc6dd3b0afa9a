import { act } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createFakeApi } from '../testing/fake-api.ts';
import { createFakeShell, FAKE_USER } from '../testing/fake-shell.ts';
import { renderHookInShell } from '../testing/render-hook-in-shell.tsx';
import { forgetKeptFiles, useKeptFile } from './use-kept-file.ts';

const PHOTO = new File(['x'], 'harbour.png', { type: 'image/png' });

function mount(key: string, user = FAKE_USER) {
  const shell = createFakeShell(createFakeApi({}).fetch, user);
  const { result, unmount } = renderHookInShell(shell, () => useKeptFile(key));
  return {
    unmount,
    file: () => result.current[0],
    keep: (file: File | null) => act(() => result.current[1](file)),
  };
}

afterEach(() => act(forgetKeptFiles));

describe('useKeptFile', () => {
  it('keeps a file over a look at another tool, for its own composer', () => {
    const first = mount('video.image');
    first.keep(PHOTO);
    first.unmount();
    expect(mount('video.image').file()).toBe(PHOTO);
    expect(mount('editor.image').file()).toBeNull();
  });

  it('is the same wherever it is shown, and gone when it is removed', () => {
    const [one, other] = [mount('editor.image'), mount('editor.image')];
    one.keep(PHOTO);
    expect(other.file()).toBe(PHOTO);
    other.keep(null);
    expect(one.file()).toBeNull();
  });

  it('is never shown to the next user, and forgotten at sign-out', () => {
    const mine = mount('editor.image');
    mine.keep(PHOTO);
    expect(mount('editor.image', { ...FAKE_USER, id: 'another-user' }).file()).toBeNull();
    act(forgetKeptFiles);
    expect(mine.file()).toBeNull();
  });
});
