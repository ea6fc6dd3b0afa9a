import { ProviderNotice, type ProviderNoticeProps } from '@aic/design-system/studio';
import { type GenerationKind, previewLabel, useProvider, useUser } from '@aic/sdk';
import { ConnectModel } from '../reading/connect-model.tsx';

export interface EngineNoticeProps extends Pick<ProviderNoticeProps, 'missing' | 'configured'> {
  kind: GenerationKind;
  /** @default that it is no model */
  preview?: string;
}

/** Below a composer: which engine is in place, and for an admin the way to a model where there is none. */
export function EngineNotice({ kind, preview = previewLabel(kind), ...words }: EngineNoticeProps) {
  const provider = useProvider(kind);
  const { isAdmin } = useUser();
  return isAdmin && provider?.state === 'preview' ? (
    <ConnectModel kind={kind} />
  ) : (
    <ProviderNotice provider={provider} preview={preview} {...words} />
  );
}
