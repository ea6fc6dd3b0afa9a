import { useQuery } from '@tanstack/react-query';
import { creditsQuery } from '../api/generations/credits.ts';
import { useShell } from '../tool/shell-context.tsx';

/** Credits that the user can spend now, or null while unknown. */
export function useCredits(): number | null {
  return useQuery(creditsQuery(useShell().api)).data?.credits ?? null;
}
