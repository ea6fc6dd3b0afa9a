import { RESULTS_MAX } from '@aic/contract';

/** How many results one press may make, as the segments of a choice. */
export const RESULT_COUNTS = Array.from({ length: RESULTS_MAX }, (_, index) => {
  const value = String(index + 1);
  return { value, label: value };
});
