import { token } from '@aic/design-system';
import { lazyPart } from '@aic/sdk';
import { Suspense } from 'react';
import { styled } from 'styled-components';

/** The Markdown renderer is heavier than the rest of the page: it loads with the first text. */
const MarkdownReader = lazyPart(
  'The formatted text',
  () => import('./markdown-reader.tsx').then((file) => file.MarkdownReader),
  { renderInstead: ({ children }) => <Plain>{children}</Plain> },
);

/**
 * A text with its Markdown rendered. Until the renderer has loaded, and where it does not come, its plain source is
 * shown.
 */
export function Markdown({ children }: { children: string }) {
  return (
    <Prose dir="auto">
      <Suspense fallback={<Plain>{children}</Plain>}>
        <MarkdownReader>{children}</MarkdownReader>
      </Suspense>
    </Prose>
  );
}

const Plain = styled.div`
  white-space: pre-wrap;
`;

const Prose = styled.div`
  max-width: 68ch;
  overflow-wrap: anywhere;
  font: ${token.type.reading};

  > *,
  > div > * {
    margin-block: 0;
  }

  > * + *,
  > div > * + * {
    margin-block-start: ${token.space[12]};
  }

  h3,
  h4,
  h5,
  h6 {
    font: ${token.type.reading};
    font-weight: ${token.weight.strong};
  }

  h3 {
    font: ${token.type.title};
    font-weight: ${token.weight.strong};
  }

  h4 {
    font: ${token.type.lead};
    font-weight: ${token.weight.strong};
  }

  ul,
  ol {
    padding-inline-start: ${token.space[24]};
  }

  blockquote {
    margin-inline: 0;
    padding-inline-start: ${token.space[12]};
    border-inline-start: 3px solid ${token.color.border};
    color: ${token.color.fgMuted};
  }

  code {
    font-family: ui-monospace, monospace;
    font-size: 0.9em;
  }

  pre,
  table {
    display: block;
    overflow-x: auto;
    padding: ${token.space[12]};
    border: 1px solid ${token.color.border};
    border-radius: ${token.radius.control};
    background: ${token.color.bg};
  }

  th,
  td {
    padding: ${token.space[4]} ${token.space[8]};
    text-align: start;
  }

  a {
    color: ${token.color.accentText};
  }
`;
