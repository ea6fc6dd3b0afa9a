import ReactMarkdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { orderHeadings } from './order-headings.ts';

/**
 * Markdown, made safe: HTML in it stays text, only web and mail links are links, they open in another tab without a
 * referrer, and no picture is fetched from an address in a text.
 */
export function MarkdownReader({ children }: { children: string }) {
  return (
    <ReactMarkdown
      remarkPlugins={[remarkGfm, orderHeadings]}
      disallowedElements={['img', 'input']}
      components={COMPONENTS}
    >
      {children}
    </ReactMarkdown>
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
