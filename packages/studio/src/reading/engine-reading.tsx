import { PromptReading } from '@aic/design-system/overlays';
import type { ReadingRequest } from '@aic/sdk/reading';
import type { RefObject } from 'react';
import type { PressGuard } from './press-guard.ts';
import { usePromptReading } from './use-prompt-reading.ts';

export interface EngineReadingProps {
  request: ReadingRequest;
  guard: RefObject<PressGuard | null>;
}

/** What the preview engine says of the words, in a lazy part: nothing of it is loaded where a vendor is in place. */
export const EngineReading = ({ request, guard }: EngineReadingProps) => (
  <PromptReading {...usePromptReading(request, guard)} />
);
