/** The seed of a composer. Not shared in the page: a tool bundles it. */
export { seedField } from './seed/seed-field.tsx';
export { seedOption } from './seed/seed-option.ts';
