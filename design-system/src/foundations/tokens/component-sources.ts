import { usesOfTokens } from './token-uses.ts';

/** Read when the page is built. */
export const tokenUses = usesOfTokens(
  import.meta.glob<string>(
    ['../../components/**/*.{ts,tsx}', '!../../components/**/*.{stories,test,guide}.*'],
    { query: '?raw', import: 'default', eager: true },
  ),
);
