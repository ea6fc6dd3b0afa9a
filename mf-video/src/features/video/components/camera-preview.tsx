import { Stack, Text, token } from '@aic/design-system';
import { FilePicture } from '@aic/design-system/media';
import { cameraAt, cameraFromPicture, type CameraControl, type VideoAspectRatio } from '@aic/sdk';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { aspectRatioOf } from '../video-view.ts';
import { SampleScene } from './sample-scene.tsx';

/** Enough for a smooth path: between two steps the browser interpolates in a straight line. */
const STEPS = 24;

export interface CameraPreviewProps {
  camera: CameraControl;
  durationSeconds: number;
  aspectRatio: VideoAspectRatio;
  /** The picture that will move; null: a sample scene. */
  image: File | null;
}

/** The camera's path in a small frame, in a loop: the film will have the same. */
export function CameraPreview({ camera, durationSeconds, aspectRatio, image }: CameraPreviewProps) {
  const moverRef = useRef<HTMLDivElement>(null);
  const { direction, speed } = camera;
  const hasPicture = image !== null;

  useEffect(() => {
    const path = hasPicture ? cameraFromPicture : cameraAt;
    const frames = Array.from({ length: STEPS + 1 }, (_, step) => {
      const { x, y, scale } = path({ direction, speed }, step / STEPS);
      return { transform: `translate(${-x * 100}%, ${-y * 100}%) scale(${scale})` };
    });
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    // With reduced motion it shows where the camera ends.
    const animation = moverRef.current?.animate(isStill ? frames.slice(-1) : frames, {
      duration: durationSeconds * 1000,
      iterations: isStill ? 1 : Number.POSITIVE_INFINITY,
      fill: 'both',
    });
    return () => animation?.cancel();
  }, [direction, speed, durationSeconds, hasPicture]);

  return (
    <Stack gap={4}>
      <Text size="small" weight="medium">
        Preview of the movement
      </Text>
      <Stage
        style={{ aspectRatio: aspectRatioOf({ aspectRatio }) }}
        data-tall={aspectRatio === '9:16' || undefined}
      >
        <Mover ref={moverRef}>{image === null ? <SampleScene /> : <FilePicture file={image} alt="" />}</Mover>
      </Stage>
      <Text size="caption" tone="subtle">
        {direction === 'none'
          ? 'The camera stands still.'
          : `The camera: ${direction.replace('_', ' ')}, speed ${speed}.`}
      </Text>
    </Stack>
  );
}

const Stage = styled.div`
  width: min(100%, 280px);
  overflow: hidden;
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.control};
  background: ${token.color.bg};

  &[data-tall] {
    width: 120px;
  }
`;

const Mover = styled.div`
  width: 100%;
  height: 100%;

  > * {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;
