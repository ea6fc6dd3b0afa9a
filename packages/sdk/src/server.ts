/** For HTML that is made ahead of a visit, in Node. Never in a browser. */
export {
  CREDITS_IN_FRAME,
  CREDITS_SLOT,
  OTHER_TOOL,
  TOOL_FRAMES,
  TOOL_LINKS_SLOT,
  type Member,
  type ToolFrame,
  type ToolLinkTemplates,
} from '@aic/contract/prerender';
export { isBuiltInTool } from '@aic/contract';
export { prerenderHtml, type PrerenderedHtml } from './prerender/prerender-html.ts';
export { StaticRouter } from 'react-router';
