import { IconButton, token } from '@aic/design-system';
import { CloseIcon, SearchIcon } from '@aic/design-system/studio';
import { LIBRARY_SEARCH_LENGTH_MAX } from '@aic/sdk/library';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';

export interface SearchBoxProps {
  /** What is searched for now. */
  value: string;
  onSearch(words: string): void;
}

const DELAY_MS = 200;

/** Searches while one types; `/` leads to it from anywhere on the page. */
export function SearchBox({ value, onSearch }: SearchBoxProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [typed, setTyped] = useState<{ text: string; isSent: boolean } | null>(null);
  // Back, or "Clear filters", has changed what is searched for.
  const isCurrent = typed !== null && (!typed.isSent || typed.text.trim() === value);
  const text = isCurrent ? typed.text : value;

  const search = (words: string, delayMs: number): void => {
    clearTimeout(timer.current);
    setTyped({ text: words, isSent: false });
    timer.current = setTimeout(() => {
      setTyped({ text: words, isSent: true });
      onSearch(words.trim());
    }, delayMs);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    const focus = (event: KeyboardEvent): void => {
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
      if (event.key !== '/' || !isPlain || isTyping(event.target)) return;
      event.preventDefault();
      inputRef.current?.focus();
      inputRef.current?.select();
    };
    addEventListener('keydown', focus);
    return () => removeEventListener('keydown', focus);
  }, []);

  return (
    <Root role="search">
      <SearchIcon aria-hidden />
      <Input
        ref={inputRef}
        type="search"
        aria-label="Search your library"
        aria-keyshortcuts="/"
        placeholder="Search prompts"
        maxLength={LIBRARY_SEARCH_LENGTH_MAX}
        value={text}
        onChange={({ target }) => search(target.value, DELAY_MS)}
        onKeyDown={({ key }) => {
          if (key === 'Enter') search(text, 0);
          if (key === 'Escape' && text !== '') search('', 0);
        }}
      />
      {text === '' ? (
        <Hint aria-hidden>/</Hint>
      ) : (
        <IconButton
          label="Clear search"
          size="dense"
          onClick={() => {
            search('', 0);
            inputRef.current?.focus();
          }}
        >
          <CloseIcon />
        </IconButton>
      )}
    </Root>
  );
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable], [role="dialog"]') !== null;

const Root = styled.div`
  display: flex;
  flex: 1 1 160px;
  align-items: center;
  gap: ${token.space[8]};
  min-width: 0;
  max-width: 420px;
  height: ${token.control.primary};
  padding-inline: ${token.space[12]} ${token.space[4]};
  border: 1px solid ${token.color.borderStrong};
  border-radius: ${token.radius.control};
  background: ${token.color.surface};
  color: ${token.color.fgMuted};

  &:focus-within {
    outline: 2px solid ${token.color.focus};
    outline-offset: 1px;
  }

  > svg {
    flex: none;
  }

  @media (pointer: coarse) {
    height: ${token.control.touch};
  }
`;

const Input = styled.input`
  flex: 1;
  min-width: 0;
  height: 100%;
  padding: 0;
  border: 0;
  background: none;
  color: ${token.color.fg};
  font: ${token.type.ui};

  &:focus {
    outline: none;
  }

  &::placeholder {
    color: ${token.color.fgSubtle};
    opacity: 1;
  }

  &::-webkit-search-cancel-button {
    display: none;
  }

  /* With text below 16 px, phones zoom the page. */
  @media (pointer: coarse) {
    font-size: 1rem;
  }
`;

const Hint = styled.kbd`
  @media (pointer: coarse) {
    display: none;
  }

  flex: none;
  margin-inline-end: ${token.space[8]};
  padding-inline: ${token.space[8]};
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.chip};
  color: ${token.color.fgSubtle};
  font: ${token.type.caption};
`;
