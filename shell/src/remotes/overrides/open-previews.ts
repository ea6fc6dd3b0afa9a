import type { Registry } from '@aic/sdk';
import type { RegistryPreview } from '@aic/sdk/host';

export type OpenPreview = Extract<RegistryPreview, { state: 'open' }>;

/** Those whose builds this tab gets: of two links to one remote the later counts. */
export const openPreviews = ({ previews = [], remotes }: Registry): OpenPreview[] =>
  previews.filter(
    (preview): preview is OpenPreview =>
      preview.state === 'open' && remotes[preview.name]?.build === preview.build,
  );
