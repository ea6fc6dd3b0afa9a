import { Heading, ImageIcon, media, Stack, TextIcon, token } from '@aic/design-system';
import { Tabs } from '@aic/design-system/tabs';
import {
  useGenerations,
  useKeptFile,
  useOutcomes,
  useProvider,
  useReadyToast,
  useSearchParams,
  useShell,
  type VideoGeneration,
} from '@aic/sdk';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { RecentVideos } from './components/recent-videos.tsx';
import { VideoComposer } from './components/video-composer.tsx';
import { VideoResult } from './components/video-result.tsx';
import { useSubmitVideo, type VideoTab } from './use-submit-video.ts';
import { useVideoDraft } from './use-video-draft.ts';

/** Two ways to a video, chosen by tabs; the choice is in the URL, so it survives a reload and can be linked. */
export function VideoPage() {
  const videos = useGenerations('video');
  const [params, setParams] = useSearchParams();
  const provider = useProvider('video');
  // Hidden only where an engine says that it cannot: until then, both.
  const hasImageTab =
    provider === null || provider.state === 'unavailable' || provider.supports.imageToVideo === true;
  const tab: VideoTab = hasImageTab && params.get('tab') === 'image' ? 'image' : 'text';
  const [draft, changeDraft] = useVideoDraft();
  const [image, keepImage] = useKeptFile('video.image');
  const submit = useSubmitVideo(draft);
  const promptRef = useRef<HTMLTextAreaElement>(null);
  /** An example was picked on the other tab: its words are to be stood in once they are on the page. */
  const isFocusDue = useRef(false);
  useReadyToast(videos.data, { title: 'Video Ready!', description: 'Your video is ready to watch.' });
  useFailureToast(videos.data);

  const handleShown = (): void => {
    if (isFocusDue.current) promptRef.current?.focus();
    isFocusDue.current = false;
  };
  const composer = (of: VideoTab) => (
    <VideoComposer
      tab={of}
      draft={draft}
      onChange={changeDraft}
      image={image}
      onImageChange={keepImage}
      submit={submit}
      promptRef={promptRef}
      onShown={handleShown}
    />
  );
  const handlePick = (prompt: string): void => {
    changeDraft({ prompt });
    if (tab === 'text') {
      promptRef.current?.focus();
    } else {
      isFocusDue.current = true;
      setParams({});
    }
  };

  return (
    <Stack gap={24}>
      <Heading level={1}>Video Studio</Heading>
      <Studio>
        <Tabs
          label="How to make a video"
          value={tab}
          onValueChange={(next) => setParams(next === 'text' ? {} : { tab: next })}
          items={[
            {
              value: 'text',
              label: 'Text to Video',
              icon: <TextIcon size={16} />,
              content: composer('text'),
            },
            ...(hasImageTab
              ? [
                  {
                    value: 'image' as const,
                    label: 'Image to Video',
                    icon: <ImageIcon size={16} />,
                    content: composer('image'),
                  },
                ]
              : []),
          ]}
        />
        <VideoResult videos={videos} onRerun={submit.rerun} rerunPrice={submit.rerunPrice} />
      </Studio>
      <RecentVideos
        videos={videos}
        onPick={handlePick}
        onRerun={submit.rerun}
        rerunPrice={submit.rerunPrice}
      />
    </Stack>
  );
}

/** That it is ready is said by the ready toast; a failure is said once, while the page is open. */
function useFailureToast(items: readonly VideoGeneration[] | undefined): void {
  const { toast, credits } = useShell();
  useOutcomes(items, (item) => {
    credits.invalidate();
    if (item.status === 'failed' && item.error !== 'Cancelled') {
      toast({
        title: 'Generation Failed',
        description: item.error ?? 'Failed to generate video',
        variant: 'destructive',
      });
    }
  });
}

const Studio = styled.div`
  display: grid;
  gap: ${token.space[24]};

  > * {
    min-width: 0;
  }

  ${media.large} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    align-items: start;
  }
`;
