import { usesOfTokens } from './token-uses.ts';

/** Read when the page is built. */
export const tokenUses = usesOfTokens(
  import.meta.glob<string>('../../components/**/!(*.stories|*.test|*.guide|sample-*).{ts,tsx}', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);
