import {
  type FailureTexts,
  MISSING_UPLOAD,
  useShell,
  VIDEO_DURATION,
  videoCost,
  type VideoGeneration,
} from '@aic/sdk';
import { type StudioSubmit, useStudioSubmit } from '@aic/studio';
import { useCameraAccess } from './use-camera-access.ts';
import type { VideoDraft } from './use-video-draft.ts';

export const VIDEO_FAILURE: FailureTexts = { title: 'Generation Failed', text: 'Failed to generate video' };

export type VideoTab = 'text' | 'image';

/** What a film was asked for, as far as it is asked for again. */
type Repeatable = Pick<VideoGeneration, 'prompt' | 'duration' | 'aspectRatio'> &
  Partial<Pick<VideoGeneration, 'cameraControl' | 'trackId'>>;

export interface SubmitVideo {
  /** @param isApproximationAllowed something else may be made of a subject that the engine does not know */
  run(tab: VideoTab, image: File | null, isApproximationAllowed?: boolean): void;
  /** The camera follows its settings, and not the words. */
  hasCamera: boolean;
  /** Starts the same once more, from its prompt and settings. */
  rerun(item: Repeatable): void;
  /** Credits that this holds: more with camera control. */
  rerunPrice(item: Pick<Repeatable, 'cameraControl'>): number;
  isPending: boolean;
  /** Credits a press holds. */
  price: number;
}

/** Validates and starts a video; with camera control it costs more. */
export function useSubmitVideo(draft: VideoDraft): SubmitVideo {
  const { toast } = useShell();
  const access = useCameraAccess();
  const hasCamera = access === 'open' && draft.isCameraOn;
  const options = {
    failure: VIDEO_FAILURE,
    missingPrompt: 'Missing Prompt',
    onStarted: () =>
      toast({
        title: 'Video Generation Started',
        description: 'It appears in Recent Videos when it is ready. You can go on meanwhile.',
      }),
  };
  const plain = useStudioSubmit('video', { ...options, price: videoCost({ hasCameraControl: false }) });
  const withCamera = useStudioSubmit('video', { ...options, price: videoCost({ hasCameraControl: true }) });

  const submitFor = ({ cameraControl }: { cameraControl?: object | null | undefined }) =>
    cameraControl ? withCamera : plain;
  const start: StudioSubmit<'video'>['start'] = (own, ...asked) => submitFor(own).start(own, ...asked);

  return {
    hasCamera,
    price: (hasCamera ? withCamera : plain).price,
    isPending: plain.isPending || withCamera.isPending,
    run(tab, image, isApproximationAllowed) {
      const { motion, duration, aspectRatio, camera, track, imageFrom } = draft;
      if (tab === 'image' && image === null) {
        toast({ title: 'Image Required', description: MISSING_UPLOAD, variant: 'destructive' });
        return;
      }
      if (tab === 'text' && !plain.hasPrompt(draft.prompt)) return;
      start(
        {
          duration,
          aspectRatio,
          image: tab === 'image' ? image : null,
          ...(hasCamera && { cameraControl: camera }),
          ...(track !== null && { track: track.id }),
        },
        tab === 'text' ? draft : { ...draft, prompt: motion, madeFrom: imageFrom },
        isApproximationAllowed,
      );
    },
    rerunPrice: (item) => submitFor(item).price,
    rerun: ({ prompt, aspectRatio, cameraControl, trackId, ...item }) =>
      start(
        {
          // A film may be longer or shorter than what can be asked for.
          duration: Math.min(Math.max(item.duration, VIDEO_DURATION.min), VIDEO_DURATION.max),
          aspectRatio,
          image: null,
          ...(cameraControl && { cameraControl }),
          ...(trackId && { track: trackId }),
        },
        { prompt },
      ),
  };
}
