/** Prompt templates on the wire. Not shared in the page: a tool bundles them. */
export type { Template } from '@aic/contract/templates';
export { removeTemplate, saveTemplate, templatesQuery } from './api/generations/templates.ts';
