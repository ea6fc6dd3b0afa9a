import { Card, Stack, Text } from '@aic/design-system';
import { FileDrop } from '@aic/design-system/media';
import { Composer, PriceButton, PromptChips, SegmentedControl, Skeleton } from '@aic/design-system/studio';
import {
  PROMPT_LENGTH_MAX,
  UPLOAD_SIZE_BYTES_MAX,
  useProvider,
  VIDEO_ASPECT_RATIOS,
  type ProviderInfo,
} from '@aic/sdk';
import { lazy, Suspense, useEffect, useEffectEvent, type RefObject } from 'react';
import { styled } from 'styled-components';
import type { SubmitVideo, VideoTab } from '../use-submit-video.ts';
import type { VideoDraft } from '../use-video-draft.ts';

/** Sliders and lists come with the heavier half of the design system: the words can be written before they are here. */
const VideoSettings = lazy(() =>
  import('./video-settings.tsx').then(({ VideoSettings: settings }) => ({ default: settings })),
);

const QUICK_PROMPTS = [
  'Waves at sunset',
  'Aurora over pines',
  'Neon city in the rain',
  'Misty forest with a deer',
];
const RATIOS = VIDEO_ASPECT_RATIOS.map((value) => ({ value, label: value }));

export interface VideoComposerProps {
  tab: VideoTab;
  draft: VideoDraft;
  onChange(change: Partial<VideoDraft>): void;
  image: File | null;
  onImageChange(image: File | null): void;
  submit: SubmitVideo;
  promptRef: RefObject<HTMLTextAreaElement | null>;
  /** It is on the page now, with its prompt. */
  onShown(): void;
}

/** Words or a picture, and how the film is to be. */
export function VideoComposer(props: VideoComposerProps) {
  const { tab, draft, onChange, image, onImageChange, submit, promptRef } = props;
  const provider = useProvider('video');
  const isText = tab === 'text';
  const isEmpty = isText && draft.prompt === '';
  const reportShown = useEffectEvent(props.onShown);
  useEffect(() => reportShown(), []);
  const handlePrompt = (text: string): void => onChange(isText ? { prompt: text } : { motion: text });

  return (
    <Stack gap={16}>
      {!isText && (
        <FileDrop
          label="First frame"
          value={image}
          onChange={onImageChange}
          sizeBytesMax={UPLOAD_SIZE_BYTES_MAX}
        />
      )}
      <Composer
        label={isText ? 'Describe your video' : 'Describe the motion (optional)'}
        placeholder={isText ? 'A sailing boat on a calm sea at sunset' : 'Slow push in, snow begins to fall'}
        value={isText ? draft.prompt : draft.motion}
        onValueChange={handlePrompt}
        onSubmit={() => submit.run(tab, draft, image)}
        promptRef={promptRef}
        lengthMax={PROMPT_LENGTH_MAX}
        chips={
          isText && (
            <PromptChips
              prompts={QUICK_PROMPTS}
              onPick={(prompt) => {
                onChange({ prompt });
                promptRef.current?.focus();
              }}
            />
          )
        }
        settings={
          <Settings>
            <SegmentedControl
              label="Aspect ratio"
              segments={RATIOS}
              value={draft.aspectRatio}
              onValueChange={(aspectRatio) => onChange({ aspectRatio })}
            />
            <Suspense fallback={<Skeleton aspectRatio={4} />}>
              <VideoSettings draft={draft} onChange={onChange} image={isText ? null : image} />
            </Suspense>
          </Settings>
        }
        actions={
          <PriceButton
            label="Generate"
            credits={submit.price}
            isLoading={submit.isPending}
            disabledReason={isEmpty ? 'Please enter a video description' : undefined}
          />
        }
      />
      <Engine provider={provider} />
    </Stack>
  );
}

/** What to expect, as the engine that is in place keeps it. */
function Engine({ provider }: { provider: ProviderInfo | null }) {
  switch (provider?.state) {
    case 'preview':
      return (
        <Text size="caption" tone="subtle">
          Preview engine: procedural, not an AI model. Ready in seconds, in {provider.supports.resolution}.
        </Text>
      );
    case 'configured':
      return (
        <Text size="caption" tone="subtle">
          Videos are made in {provider.supports.resolution ?? '1080p'} and usually take 1-2 minutes.
        </Text>
      );
    case 'unavailable':
      return (
        <Card padding={12}>
          <Text size="small" tone="muted">
            {provider.message ?? 'No video engine is configured.'} Your draft is kept.
          </Text>
        </Card>
      );
    default:
      return null;
  }
}

const Settings = styled.div`
  display: grid;
  flex: 1 1 100%;
  min-width: 0;
  gap: 16px;
`;
