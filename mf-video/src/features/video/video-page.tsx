import { Heading, ImageIcon, TextIcon } from '@aic/design-system';
import { StudioLayout } from '@aic/design-system/studio';
import { Tabs } from '@aic/design-system/tabs';
import { useSearchParams } from '@aic/sdk';
import { handedOver, useMaySupport, useStudio } from '@aic/studio';
import { useRef } from 'react';
import { RecentVideos } from './components/recent-videos.tsx';
import { VideoComposer } from './components/video-composer.tsx';
import { VideoResult } from './components/video-result.tsx';
import { useFirstFrame } from './first-frame/use-first-frame.ts';
import { useSubmitVideo, VIDEO_FAILURE, type VideoTab } from './use-submit-video.ts';
import { useVideoDraft } from './use-video-draft.ts';

const TEXT_TAB = { value: 'text', label: 'Text to Video', icon: <TextIcon size={16} /> } as const;
const IMAGE_TAB = { value: 'image', label: 'Image to Video', icon: <ImageIcon size={16} /> } as const;

const HandedOver = handedOver(() => import('./handed-over.tsx').then((file) => file.HandedOver));

/** Two ways to a video, chosen by tabs; the choice is in the URL, so it survives a reload and can be linked. */
export function VideoPage() {
  const [params, setParams] = useSearchParams();
  const hasImageTab = useMaySupport('video', 'imageToVideo');
  const tab: VideoTab = hasImageTab && params.get('tab') === 'image' ? 'image' : 'text';
  const [draft, changeDraft] = useVideoDraft();
  const frame = useFirstFrame();
  const submit = useSubmitVideo(draft);
  const { items, promptRef, pick } = useStudio('video', changeDraft, {
    failure: VIDEO_FAILURE,
    ready: { title: 'Video Ready!', description: 'Your video is ready to watch.' },
  });
  /** An example was picked on the other tab: its prompt takes the focus once it is on the page. */
  const isFocusDue = useRef(false);

  const chooseFrame = (next: File | null, imageFrom: string | null): void => {
    frame.choose(next);
    changeDraft({ imageFrom });
  };
  const handleShown = (): void => {
    if (isFocusDue.current) promptRef.current?.focus();
    isFocusDue.current = false;
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
      onShown={handleShown}
    />
  );
  const handlePick = (prompt: string): void => {
    pick(prompt);
    if (tab === 'text') return;
    isFocusDue.current = true;
    setParams({});
  };
  const list = { ...items, onRerun: submit.rerun, rerunPrice: submit.rerunPrice };

  return (
    <StudioLayout
      head={
        <>
          <Heading level={1}>Video Studio</Heading>
          <HandedOver onChange={changeDraft} onImage={chooseFrame} />
        </>
      }
      composer={
        <Tabs
          label="How to make a video"
          value={tab}
          onValueChange={(next) => setParams(next === 'text' ? {} : { tab: next })}
          items={[TEXT_TAB, ...(hasImageTab ? [IMAGE_TAB] : [])].map((item) => ({
            ...item,
            content: composer(item.value),
          }))}
        />
      }
      result={<VideoResult {...list} />}
      latest={<RecentVideos {...list} onPick={handlePick} />}
    />
  );
}
