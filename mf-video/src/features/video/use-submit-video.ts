import {
  useProvider,
  useShell,
  useSubmitGeneration,
  videoCost,
  type FailureTexts,
  type StartRequests,
  type VideoGeneration,
  KINDS,
  MISSING_UPLOAD,
  VIDEO_DURATION,
} from '@aic/sdk';
import { seedOption } from '@aic/sdk/seed';
import { useCameraAccess } from './use-camera-access.ts';
import type { VideoDraft } from './use-video-draft.ts';

export const VIDEO_FAILURE: FailureTexts = { title: 'Generation Failed', text: 'Failed to generate video' };

export type VideoTab = 'text' | 'image';

export interface SubmitVideo {
  /** @param isApproximationAllowed something else may be made of a subject that the engine does not know */
  run(tab: VideoTab, draft: VideoDraft, image: File | null, isApproximationAllowed?: boolean): void;
  /** The camera follows its settings, and not the words. */
  hasCamera: boolean;
  /** Starts the same once more, from its prompt and settings. */
  rerun(item: VideoGeneration): void;
  /** Credits that this holds: more with camera control. */
  rerunPrice(item: VideoGeneration): number;
  isPending: boolean;
  /** Credits a press holds. */
  price: number;
}

/** Validates and starts a video; with camera control it costs more. */
export function useSubmitVideo(draft: VideoDraft): SubmitVideo {
  const { toast, session } = useShell();
  const supports = useProvider('video')?.supports;
  const access = useCameraAccess();
  const hasCamera = access === 'open' && draft.isCameraOn;
  const options = {
    failure: VIDEO_FAILURE,
    onStarted: () =>
      toast({
        title: 'Video Generation Started',
        description: 'It appears in Recent Videos when it is ready. You can go on meanwhile.',
      }),
  };
  const plain = useSubmitGeneration('video', { ...options, price: videoCost({ hasCameraControl: false }) });
  const withCamera = useSubmitGeneration('video', {
    ...options,
    price: videoCost({ hasCameraControl: true }),
  });

  const submitFor = ({ cameraControl }: { cameraControl?: object | null | undefined }) =>
    cameraControl ? withCamera : plain;
  const start = (request: StartRequests['video']): void => submitFor(request).run(request);

  return {
    hasCamera,
    price: (hasCamera ? withCamera : plain).price,
    isPending: plain.isPending || withCamera.isPending,
    run(
      tab,
      { prompt, motion, duration, count, seed, aspectRatio, camera, track, ...from },
      image,
      isApproximationAllowed,
    ) {
      const madeFrom = tab === 'text' ? from.promptFrom : from.imageFrom;
      if (tab === 'image' && image === null) {
        toast({
          title: 'Image Required',
          description: MISSING_UPLOAD,
          variant: 'destructive',
        });
        return;
      }
      if (tab === 'text' && prompt.trim() === '') {
        toast({
          title: 'Missing Prompt',
          description: KINDS.video.missingPrompt,
          variant: 'destructive',
        });
        return;
      }
      start({
        prompt: (tab === 'text' ? prompt : motion).trim(),
        duration,
        aspectRatio,
        image: tab === 'image' ? image : null,
        ...(count > 1 && { count }),
        ...seedOption(seed, supports, session.user),
        ...(hasCamera && { cameraControl: camera }),
        ...(track !== null && { track: track.id }),
        ...(madeFrom !== null && { madeFrom }),
        ...(isApproximationAllowed && { allow_approximation: true }),
      });
    },
    rerunPrice: (item) => submitFor(item).price,
    rerun: ({ prompt, aspectRatio, cameraControl, trackId, ...item }) => {
      // A film may be longer or shorter than what can be asked for.
      const duration = Math.min(Math.max(item.duration, VIDEO_DURATION.min), VIDEO_DURATION.max);
      start({
        prompt,
        duration,
        aspectRatio,
        image: null,
        ...(cameraControl && { cameraControl }),
        ...(trackId && { track: trackId }),
      });
    },
  };
}
