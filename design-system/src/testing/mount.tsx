import { type ReactNode, StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';
import { ignoreComposingKeys } from '../a11y/composing-keys.ts';
import { GlobalStyle } from '../tokens/global-style.ts';

ignoreComposingKeys();

/** Renders into the test's page, under StrictMode and with the real styles; gone when the test ends. */
export function mount(element: ReactNode): void {
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  flushSync(() => {
    root.render(
      <StrictMode>
        <GlobalStyle />
        {element}
      </StrictMode>,
    );
  });
  onTestFinished(() => {
    root.unmount();
    host.remove();
  });
}
