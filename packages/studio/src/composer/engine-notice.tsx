import { ProviderNotice, type ProviderNoticeProps } from '@aic/design-system/studio';
import { type GenerationKind, previewLabel, useProvider } from '@aic/sdk';

export interface EngineNoticeProps extends Pick<ProviderNoticeProps, 'missing' | 'configured'> {
  kind: GenerationKind;
  /** @default that it is no model */
  preview?: string;
}

/** Below a composer: which engine is in place. */
export const EngineNotice = ({ kind, preview = previewLabel(kind), ...words }: EngineNoticeProps) => (
  <ProviderNotice provider={useProvider(kind)} preview={preview} {...words} />
);
