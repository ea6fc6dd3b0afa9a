import { PREVIEW_PROVIDER } from '@aic/contract';

/** What users call what items were made with: engines by the name they were chosen by, providers as items do. */
export const nameEngines = (engines: ReadonlyArray<{ id: string; count: number }>) =>
  engines.map(({ id, count }) => ({ id, label: id === PREVIEW_PROVIDER ? 'Preview engine' : id, count }));
