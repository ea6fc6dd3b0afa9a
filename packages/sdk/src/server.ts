/** For HTML that is made ahead of a visit, in Node. Never in a browser. */
export { OTHER_TOOL, TOOL_FRAMES, type Member, type ToolFrame } from '@aic/contract/prerender';
export { prerenderHtml, type PrerenderedHtml } from './prerender/prerender-html.ts';
export { StaticRouter } from 'react-router';
