import ReactMarkdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { styled } from 'styled-components';
import type { RootProps } from '../../styling/root-props.ts';
import { token } from '../../tokens/token.ts';
import { orderHeadings } from './order-headings.ts';

export interface MarkdownProps extends RootProps<'div'> {
  /** Its source. */
  children: string;
}

/**
 * Markdown as text to read, made safe: HTML in it stays text, only web and mail links are links, they open in another
 * tab without a referrer, and no picture is fetched from an address in a text.
 */
export function Markdown({ children, ...rest }: MarkdownProps) {
  return (
    <Prose dir="auto" {...rest}>
      <ReactMarkdown
        remarkPlugins={[remarkGfm, orderHeadings]}
        disallowedElements={['img', 'input']}
        components={COMPONENTS}
      >
        {children}
      </ReactMarkdown>
    </Prose>
  );
}

const COMPONENTS: Components = {
  a: ({ href, children }) =>
    /^(https?:|mailto:)/i.test(href ?? '') ? (
      <a href={href} target="_blank" rel="noopener noreferrer nofollow">
        {children}
      </a>
    ) : (
      children
    ),
  // Wide ones scroll on their own, also by keyboard.
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A region that scrolls has to be reachable (axe: scrollable-region-focusable).
  pre: ({ children }) => <pre tabIndex={0}>{children}</pre>,
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- The same.
  table: ({ children }) => <table tabIndex={0}>{children}</table>,
};

const Prose = styled.div`
  max-width: 68ch;
  overflow-wrap: anywhere;
  font: ${token.type.reading};

  > * {
    margin-block: 0;
  }

  > * + * {
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
