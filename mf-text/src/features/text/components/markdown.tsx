import { token } from '@aic/design-system';
import { lazyPart } from '@aic/sdk';
import { Suspense } from 'react';
import { styled } from 'styled-components';

/** The Markdown renderer is heavier than the rest of the page: it loads with the first text. */
const Rendered = lazyPart(
  'The formatted text',
  () => import('@aic/design-system/markdown').then((file) => file.Markdown),
  { renderInstead: ({ children }) => <Plain dir="auto">{children}</Plain> },
);

/**
 * A text with its Markdown rendered. Until the renderer has loaded, and where it does not come, its plain source is
 * shown.
 */
export function Markdown({ children }: { children: string }) {
  return (
    <Suspense fallback={<Plain dir="auto">{children}</Plain>}>
      <Rendered>{children}</Rendered>
    </Suspense>
  );
}

const Plain = styled.div`
  max-width: 68ch;
  overflow-wrap: anywhere;
  font: ${token.type.reading};
  white-space: pre-wrap;
`;
