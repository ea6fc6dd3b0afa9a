import { Stack } from '@aic/design-system';
import { SegmentedControl } from '@aic/design-system/studio';
import { KINDS, lazyPart, previewLabel, useProvider, VIDEO_ASPECT_RATIOS } from '@aic/sdk';
import { countText, OneRow, PictureField, ResultCount, StudioComposer } from '@aic/studio';
import { type RefObject, Suspense } from 'react';
import { styled } from 'styled-components';
import type { FirstFrame } from '../first-frame/use-first-frame.ts';
import { QUICK_PROMPTS, WORDS } from '../quick-prompts.ts';
import type { SubmitVideo, VideoTab } from '../use-submit-video.ts';
import type { VideoDraft } from '../use-video-draft.ts';
import { aspectRatioOf, nearestShape } from '../video-view.ts';
import { VideoSettingsSkeleton } from './video-settings-skeleton.tsx';

/** Sliders and lists load with the heavier part of the design system: the prompt can be written before. */
const VideoSettings = lazyPart('The settings', () =>
  import('./video-settings.tsx').then((file) => file.VideoSettings),
);

const TrackField = lazyPart('The track', () => import('./track-field.tsx').then((file) => file.TrackField));

const ScriptField = lazyPart('The script', () =>
  import('../script/script-field.tsx').then((file) => file.ScriptField),
);

const FrameShape = lazyPart(
  'The shape of the picture',
  () => import('../first-frame/frame-shape.tsx').then((file) => file.FrameShape),
  // Engines take any shape.
  { renderInstead: () => null },
);

const RATIOS = VIDEO_ASPECT_RATIOS.map((value) => ({
  value,
  label: value,
  aspectRatio: aspectRatioOf({ aspectRatio: value }),
}));

export interface VideoComposerProps {
  tab: VideoTab;
  draft: VideoDraft;
  onChange(change: Partial<VideoDraft>): void;
  frame: FirstFrame;
  onImageChange(image: File | null): void;
  submit: SubmitVideo;
  promptRef: RefObject<HTMLTextAreaElement | null>;
}

/** A prompt or a picture, and the settings of the film. */
export function VideoComposer(props: VideoComposerProps) {
  const { tab, draft, onChange, frame, onImageChange, submit, promptRef } = props;
  const { image } = frame;
  const provider = useProvider('video');
  const resolution = provider === null ? '1080p' : provider.supports.resolution;
  const isText = tab === 'text';
  const isEmpty = isText && draft.prompt === '';

  return (
    <Stack gap={12}>
      {!isText && (
        <PictureField use="first-frame" label="First frame" value={image} onChange={onImageChange} />
      )}
      <Suspense>
        {!isText && image !== null && (
          <FrameShape
            frame={frame}
            aspectRatio={draft.aspectRatio}
            shape={aspectRatioOf(draft)}
            onPictureShape={(ratio) => onChange({ aspectRatio: nearestShape(ratio) })}
          />
        )}
      </Suspense>
      {isText && draft.script !== null && (
        <Suspense>
          <ScriptField
            script={draft.script}
            prompt={draft.prompt}
            onPick={(prompt) => onChange({ prompt, madeFrom: draft.script?.id ?? null })}
            onRemove={() => onChange({ script: null })}
          />
        </Suspense>
      )}
      <StudioComposer
        kind="video"
        label={isText ? 'Describe your video' : 'Describe the motion (optional)'}
        placeholder={isText ? 'A sailing boat on a calm sea at sunset' : 'Slow push in, falling snow'}
        draft={isText ? draft : { ...draft, prompt: draft.motion }}
        onChange={(change) => onChange(isText ? change : { motion: change.prompt })}
        submit={submit}
        promptRef={promptRef}
        examples={isText ? QUICK_PROMPTS : undefined}
        words={WORDS}
        shown={
          <Shown>
            <OneRow>
              <SegmentedControl
                label="Aspect ratio"
                segments={RATIOS}
                value={draft.aspectRatio}
                onValueChange={(aspectRatio) => onChange({ aspectRatio })}
              />
            </OneRow>
            {draft.track !== null && (
              <Suspense>
                <TrackField track={draft.track} onRemove={() => onChange({ track: null })} />
              </Suspense>
            )}
          </Shown>
        }
        summary={[
          `${draft.duration} s`,
          countText(draft.count),
          draft.seed !== null && `seed ${draft.seed}`,
          submit.hasCamera && 'camera control',
        ]}
        settings={
          <>
            <ResultCount draft={draft} onChange={onChange} />
            <Suspense fallback={<VideoSettingsSkeleton />}>
              <VideoSettings draft={draft} onChange={onChange} image={isText ? null : image} />
            </Suspense>
          </>
        }
        disabledReason={isEmpty ? KINDS.video.missingPrompt : undefined}
        onSubmit={(isAllowed) => submit.run(tab, image, isAllowed)}
        reading={{ hasCamera: submit.hasCamera, hasPicture: !isText }}
        notice={{
          preview: `${previewLabel('video')}. Ready in seconds${resolution ? `, in ${resolution}` : ''}.`,
          configured: `Videos are made in ${resolution ?? '1080p'} and usually take 1-2 minutes.`,
          missing: 'No video engine is configured.',
        }}
      />
    </Stack>
  );
}

const Shown = styled.div`
  display: grid;
  flex: 1 1 100%;
  min-width: 0;
  gap: 8px;
`;
