import { Badge, LinkText, Stack } from '@aic/design-system';
import { Select, Slider, Switch } from '@aic/design-system/overlays';
import {
  CAMERA_MOTION,
  CAMERA_SPEED,
  Link,
  videoCost,
  type CameraControl,
  type CameraDirection,
} from '@aic/sdk';
import { styled } from 'styled-components';
import { useCameraAccess } from '../use-camera-access.ts';
import type { VideoDraft } from '../use-video-draft.ts';
import { CameraPreview } from './camera-preview.tsx';

export interface VideoSettingsProps {
  draft: VideoDraft;
  onChange(change: Partial<VideoDraft>): void;
  /** What the camera moves over, when there is a picture. */
  image: File | null;
}

const DIRECTIONS: ReadonlyArray<{ value: CameraDirection; label: string }> = [
  { value: 'none', label: 'None' },
  { value: 'pan_left', label: 'Pan left' },
  { value: 'pan_right', label: 'Pan right' },
  { value: 'tilt_up', label: 'Tilt up' },
  { value: 'tilt_down', label: 'Tilt down' },
  { value: 'zoom_in', label: 'Zoom in' },
  { value: 'zoom_out', label: 'Zoom out' },
];

/** A shot from a tripod may be wanted: the engine's own camera moves a little. So this warns and does not forbid. */
const isStill = ({ direction, motion }: CameraControl): boolean => direction === 'none' && motion === 0;
const EXTRA = videoCost({ hasCameraControl: true }) - videoCost({ hasCameraControl: false });
const STILL = `So the camera stands still, and that costs ${EXTRA} credits more than no camera control.`;

/** Off at first. Not shown where the engine cannot move a camera; locked without a plan. */
export function CameraSettings({ draft, onChange, image }: VideoSettingsProps) {
  const access = useCameraAccess();
  const { camera } = draft;
  const change = (next: Partial<CameraControl>): void => onChange({ camera: { ...camera, ...next } });

  if (access === 'none') {
    return null;
  }
  const isOn = access === 'open' && draft.isCameraOn;
  return (
    <Stack gap={12}>
      <Head>
        <Switch
          label="Camera control"
          hint={
            access === 'locked'
              ? 'Part of Pro and Creator+.'
              : `Moves the camera as you say, for ${videoCost({ hasCameraControl: true })} credits.`
          }
          isOn={isOn}
          onChange={(isCameraOn) => onChange({ isCameraOn })}
          isDisabled={access === 'locked'}
        />
        <Badge tone="accent">PRO</Badge>
      </Head>
      {access === 'locked' && (
        <LinkText as={Link} to="/subscribe">
          See plans
        </LinkText>
      )}
      {isOn && (
        <>
          <Select
            label="Direction"
            options={DIRECTIONS}
            value={camera.direction}
            onValueChange={(direction) => change({ direction })}
            hint={isStill(camera) ? STILL : undefined}
          />
          <Slider
            label="Motion"
            value={camera.motion}
            onValueChange={(motion) => change({ motion })}
            min={CAMERA_MOTION.min}
            max={CAMERA_MOTION.max}
            hint="How much the scene itself moves; below zero it runs the other way."
          />
          <Slider
            label="Speed"
            value={camera.speed}
            onValueChange={(speed) => change({ speed })}
            min={CAMERA_SPEED.min}
            max={CAMERA_SPEED.max}
          />
          <CameraPreview
            camera={camera}
            durationSeconds={draft.duration}
            aspectRatio={draft.aspectRatio}
            image={image}
          />
        </>
      )}
    </Stack>
  );
}

const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: 12px;
`;
