import { Heading, ImageIcon, TextIcon, token, VideoIcon } from '@aic/design-system';
import { StudioLayout } from '@aic/design-system/studio';
import { Tabs } from '@aic/design-system/tabs';
import { useSearchParams } from '@aic/sdk';
import { handedOver, useMaySupport, useStudio, wallPart } from '@aic/studio';
import { styled } from 'styled-components';
import { RecentVideos } from './components/recent-videos.tsx';
import { VideoComposer } from './components/video-composer.tsx';
import { VideoResult } from './components/video-result.tsx';
import { useFirstFrame } from './first-frame/use-first-frame.ts';
import { useSubmitVideo, VIDEO_FAILURE, type VideoTab } from './use-submit-video.ts';
import { EMPTY_DRAFT, useVideoDraft } from './use-video-draft.ts';

const TEXT_TAB = { value: 'text', label: 'Text to Video', icon: <TextIcon size={16} /> } as const;
const IMAGE_TAB = { value: 'image', label: 'Image to Video', icon: <ImageIcon size={16} /> } as const;

const HandedOver = handedOver(() => import('./handed-over.tsx').then((file) => file.HandedOver));

const VideoWall = wallPart(() => import('./wall/video-wall.tsx').then((file) => file.VideoWall), {
  hue: 'video',
  icon: <VideoIcon />,
  title: 'Your video appears here',
  description: 'Describe it on this page and press Generate. You can go on with something else meanwhile.',
});

/** Two ways to a video, chosen by tabs; the choice is in the URL, so it survives a reload and can be linked. */
export function VideoPage() {
  const [params, setParams] = useSearchParams();
  const hasImageTab = useMaySupport('video', 'imageToVideo');
  const tab: VideoTab = hasImageTab && params.get('tab') === 'image' ? 'image' : 'text';
  const [draft, changeDraft] = useVideoDraft();
  const frame = useFirstFrame();
  const submit = useSubmitVideo(draft);
  const { items, promptRef } = useStudio('video', {
    failure: VIDEO_FAILURE,
    ready: { title: 'Video Ready!', description: 'Your video is ready to watch.' },
  });

  const chooseFrame = (next: File | null, imageFrom: string | null): void => {
    frame.choose(next);
    changeDraft({ imageFrom });
  };
  const composer = (of: VideoTab) => (
    <VideoComposer
      tab={of}
      draft={draft}
      onChange={changeDraft}
      frame={frame}
      onImageChange={(next) => chooseFrame(next, null)}
      submit={submit}
      promptRef={promptRef}
    />
  );
  const list = { ...items, onRerun: submit.rerun, rerunPrice: submit.rerunPrice };
  const makeExample = (prompt: string): void => {
    changeDraft({ ...EMPTY_DRAFT, prompt });
    if (tab !== 'text') setParams({});
    submit.rerun({ ...EMPTY_DRAFT, prompt });
  };

  return (
    <StudioLayout
      head={
        <>
          <Heading level={1}>Video Studio</Heading>
          <HandedOver onChange={changeDraft} onImage={chooseFrame} />
        </>
      }
      composer={
        <Room>
          <Tabs
            label="How to make a video"
            value={tab}
            onValueChange={(next) => setParams(next === 'text' ? {} : { tab: next })}
            items={[TEXT_TAB, ...(hasImageTab ? [IMAGE_TAB] : [])].map((item) => ({
              ...item,
              content: composer(item.value),
            }))}
          />
        </Room>
      }
      result={
        <VideoResult
          {...list}
          wall={
            <VideoWall credits={submit.rerunPrice({})} isPending={submit.isPending} onMake={makeExample} />
          }
        />
      }
      latest={items.isEmpty ? undefined : <RecentVideos {...list} />}
    />
  );
}

/** As near to the tabs as the composers of other tools are to their head. */
const Room = styled.div`
  [role='tabpanel'] {
    padding-block-start: ${token.space[12]};
  }
`;
