import { Slider } from '@aic/design-system/overlays';
import { VIDEO_DURATION } from '@aic/sdk';
import { CameraSettings } from './camera-settings.tsx';
import type { VideoSettingsProps } from './video-settings-props.ts';

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
      <CameraSettings draft={draft} onChange={onChange} image={image} />
    </>
  );
}
