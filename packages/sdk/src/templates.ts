/** Prompt templates and words to try. Not shared in the page: a tool bundles it. */
export { promptIdeas, type WordGroup } from './templates/prompt-ideas.tsx';
