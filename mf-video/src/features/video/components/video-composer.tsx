import { Stack, Text } from '@aic/design-system';
import { FileDrop } from '@aic/design-system/media';
import { Composer, PriceButton, ProviderNotice, SegmentedControl } from '@aic/design-system/studio';
import {
  engineChoice,
  lazyPart,
  previewLabel,
  PROMPT_LENGTH_MAX,
  RESULT_COUNTS,
  UPLOAD_SIZE_BYTES_MAX,
  useEarlierPrompts,
  useProvider,
  VIDEO_ASPECT_RATIOS,
  KINDS,
} from '@aic/sdk';
import { useTakeItem } from '@aic/sdk/hand-off';
import { askFirst, type PressGuard } from '@aic/sdk/reading';
import { Suspense, useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { styled } from 'styled-components';
import type { FirstFrame } from '../first-frame/use-first-frame.ts';
import type { SubmitVideo, VideoTab } from '../use-submit-video.ts';
import type { VideoDraft } from '../use-video-draft.ts';
import { aspectRatioOf } from '../video-view.ts';
import { Ideas } from './video-ideas.tsx';
import { VideoSettingsSkeleton } from './video-settings-skeleton.tsx';

/** Sliders and lists load with the heavier part of the design system: the prompt can be written before. */
const VideoSettings = lazyPart('The settings', () =>
  import('./video-settings.tsx').then((file) => file.VideoSettings),
);

const TrackField = lazyPart('The track', () => import('./track-field.tsx').then((file) => file.TrackField));

const EngineChoice = engineChoice('video', () =>
  import('@aic/design-system/overlays').then((file) => file.Select),
);

const EngineReading = lazyPart(
  'What the engine understands',
  () => import('./engine-reading.tsx').then((file) => file.EngineReading),
  // The server has the last word anyway.
  { renderInstead: () => null },
);

const RecentUploads = lazyPart(
  'Your uploads',
  () => import('./recent-uploads.tsx').then((file) => file.RecentUploads),
  // The field works without them.
  { renderInstead: () => null },
);

const ScriptField = lazyPart('The script', () =>
  import('../script/script-field.tsx').then((file) => file.ScriptField),
);

const FrameShape = lazyPart(
  'The shape of the picture',
  () => import('../first-frame/frame-shape.tsx').then((file) => file.FrameShape),
  // Engines take any shape.
  { renderInstead: () => null },
);

const QUICK_PROMPTS = [
  'Waves at sunset',
  'Aurora over pines',
  'Neon city in the rain',
  'Misty forest with a deer',
];
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
  /** It is on the page now, with its prompt. */
  onShown(): void;
}

/** A prompt or a picture, and the settings of the film. */
export function VideoComposer(props: VideoComposerProps) {
  const { tab, draft, onChange, frame, onImageChange, submit, promptRef } = props;
  const { image } = frame;
  const takeItem = useTakeItem('first-frame');
  const provider = useProvider('video');
  const earlierPrompts = useEarlierPrompts('video');
  // While it is unknown nothing of it is shown, but room for it is kept.
  const resolution = provider === null ? '1080p' : provider.supports.resolution;
  const isText = tab === 'text';
  const isEmpty = isText && draft.prompt === '';
  const guard = useRef<PressGuard>(null);
  const reportShown = useEffectEvent(props.onShown);
  useEffect(() => reportShown(), []);
  const handlePrompt = (text: string): void => {
    const isOther = text === '' || QUICK_PROMPTS.includes(text);
    onChange(isText ? { prompt: text, ...(isOther && { promptFrom: null }) } : { motion: text });
  };

  return (
    <Stack gap={16}>
      {!isText && (
        <FileDrop
          label="First frame"
          value={image}
          onChange={onImageChange}
          onItem={takeItem}
          sizeBytesMax={UPLOAD_SIZE_BYTES_MAX}
        />
      )}
      <Suspense>{!isText && image === null && <RecentUploads onPick={onImageChange} />}</Suspense>
      <Suspense>
        {!isText && image !== null && (
          <FrameShape frame={frame} aspectRatio={draft.aspectRatio} shape={aspectRatioOf(draft)} />
        )}
      </Suspense>
      {isText && draft.script !== null && (
        <Suspense>
          <ScriptField
            script={draft.script}
            prompt={draft.prompt}
            onPick={(prompt) => onChange({ prompt, promptFrom: draft.script?.id ?? null })}
            onRemove={() => onChange({ script: null })}
          />
        </Suspense>
      )}
      <Composer
        label={isText ? 'Describe your video' : 'Describe the motion (optional)'}
        placeholder={isText ? 'A sailing boat on a calm sea at sunset' : 'Slow push in, falling snow'}
        value={isText ? draft.prompt : draft.motion}
        onValueChange={handlePrompt}
        onSubmit={() => askFirst(guard, (isAllowed) => submit.run(tab, draft, image, isAllowed))}
        promptRef={promptRef}
        lengthMax={PROMPT_LENGTH_MAX}
        history={earlierPrompts}
        examples={isText ? QUICK_PROMPTS : undefined}
        renderIdeas={(pick) => (
          <Ideas prompt={isText ? draft.prompt : draft.motion} onPick={pick} onPromptChange={handlePrompt} />
        )}
        settings={
          <Settings>
            <EngineChoice />
            <SegmentedControl
              label="Aspect ratio"
              segments={RATIOS}
              value={draft.aspectRatio}
              onValueChange={(aspectRatio) => onChange({ aspectRatio })}
            />
            <SegmentedControl
              label="Results"
              segments={RESULT_COUNTS}
              value={String(draft.count)}
              onValueChange={(count) => onChange({ count: Number(count) })}
            />
            {draft.track !== null && (
              <Suspense>
                <TrackField track={draft.track} onRemove={() => onChange({ track: null })} />
              </Suspense>
            )}
            <Suspense fallback={<VideoSettingsSkeleton />}>
              <VideoSettings draft={draft} onChange={onChange} image={isText ? null : image} />
            </Suspense>
          </Settings>
        }
        actions={
          <PriceButton
            label="Generate"
            credits={submit.price * draft.count}
            isLoading={submit.isPending}
            disabledReason={isEmpty ? KINDS.video.missingPrompt : undefined}
          />
        }
      />
      {provider?.state === 'preview' && (
        <Suspense fallback={<Text size="small">&nbsp;</Text>}>
          <EngineReading
            request={{
              kind: 'video',
              prompt: isText ? draft.prompt : draft.motion,
              hasCamera: submit.hasCamera,
              hasPicture: !isText,
            }}
            guard={guard}
          />
        </Suspense>
      )}
      <ProviderNotice
        provider={provider}
        preview={`${previewLabel('video')}. Ready in seconds${resolution ? `, in ${resolution}` : ''}.`}
        configured={`Videos are made in ${resolution ?? '1080p'} and usually take 1-2 minutes.`}
        missing="No video engine is configured."
      />
    </Stack>
  );
}

const Settings = styled.div`
  display: grid;
  flex: 1 1 100%;
  min-width: 0;
  gap: 16px;
`;
