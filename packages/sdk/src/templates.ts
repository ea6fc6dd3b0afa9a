/** Prompt templates and words to try. Not shared in the page: a tool bundles it. */
export { promptIdeas, type WordGroup } from './templates/prompt-ideas.tsx';
export type { Template } from '@aic/contract/templates';
export { removeTemplate, saveTemplate, templatesQuery } from './templates/template-calls.ts';
