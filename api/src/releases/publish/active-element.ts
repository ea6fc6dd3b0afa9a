/** What no content policy keeps from acting on the page that it stands in, or what loads by itself. */
const ACTIVE = /<(base|meta|script|iframe|frame|object|embed|html|head|body)(?![\w-])/i;

/** @returns the first element in the markup of a tool's first screen that acts on the whole page, or null */
export const activeElementIn = (markup: string): string | null =>
  ACTIVE.exec(markup)?.[1]?.toLowerCase() ?? null;
