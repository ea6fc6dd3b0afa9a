/**
 * Empties every tool's drafts. Not made by the slice: the store's library would come along into each remote that
 * bundles this.
 */
export const draftsCleared = () => ({ type: 'drafts/draftsCleared' }) as const;
