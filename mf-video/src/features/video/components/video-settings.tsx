import { Slider } from '@aic/design-system/overlays';
import { VIDEO_DURATION } from '@aic/sdk';
import { FurtherOptions } from '@aic/studio';
import { CameraSettings, type VideoSettingsProps } from './camera-settings.tsx';

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
      <FurtherOptions kind="video" draft={draft} onChange={onChange} />
      <CameraSettings draft={draft} onChange={onChange} image={image} />
    </>
  );
}
