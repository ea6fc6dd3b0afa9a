import type { KnownTool } from '@aic/sdk';
import { useSyncExternalStore } from 'react';
import { useServices } from './services-context.tsx';

/** The built-in tools, and those that the registry names as it was read last. */
export function useKnownTools(): readonly KnownTool[] {
  const { onRegistry, tools } = useServices();
  return useSyncExternalStore(onRegistry, tools, tools);
}
