import { PromptReading } from '@aic/design-system/overlays';
import { type PressGuard, usePromptReading } from '@aic/sdk/reading';
import type { ComponentProps, RefObject } from 'react';

export interface EngineReadingProps {
  request: Parameters<typeof usePromptReading>[0];
  guard: RefObject<PressGuard | null>;
}

/** What the preview engine says of the words, in a lazy part: nothing of it is loaded where a vendor is in place. */
export function EngineReading({ request, guard }: EngineReadingProps) {
  const reading: ComponentProps<typeof PromptReading> = usePromptReading(request, guard);
  return <PromptReading {...reading} />;
}
