// Texts with marks. Not shared in the page, as the renderer is heavy: who shows a text loads it with that text.
export { Markdown, type MarkdownProps } from './components/markdown/markdown.tsx';
