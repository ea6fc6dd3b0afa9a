import { SeedField, Slider } from '@aic/design-system/overlays';
import { VIDEO_DURATION } from '@aic/sdk';
import { seedField } from '@aic/sdk/seed';
import { CameraSettings } from './camera-settings.tsx';
import type { VideoSettingsProps } from './video-settings-props.ts';

const Seed = seedField('video', async () => SeedField);

export function VideoSettings({ draft, onChange, image }: VideoSettingsProps) {
  return (
    <>
      <Slider
        label="Duration"
        value={draft.duration}
        onValueChange={(duration) => onChange({ duration })}
        min={VIDEO_DURATION.min}
        max={VIDEO_DURATION.max}
        formatValue={(seconds) => `${seconds} s`}
      />
      <Seed value={draft.seed} onValueChange={(seed) => onChange({ seed })} />
      <CameraSettings draft={draft} onChange={onChange} image={image} />
    </>
  );
}
