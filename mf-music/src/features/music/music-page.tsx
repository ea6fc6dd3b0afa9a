import { Heading } from '@aic/design-system';
import { StudioLayout } from '@aic/design-system/studio';
import { handedOver, type StudioList, useStudio } from '@aic/studio';
import { MusicComposer } from './components/music-composer.tsx';
import { MusicResult } from './components/music-result.tsx';
import { RecentMusic } from './components/recent-music.tsx';
import { readDuration } from './duration.ts';
import { useMusicDraft } from './use-music-draft.ts';
import { MUSIC_FAILURE, useSubmitMusic } from './use-submit-music.ts';

const HandedOver = handedOver(() => import('./handed-over.tsx').then((file) => file.HandedOver));

/** Composer, the newest track, and the latest ones. */
export function MusicPage() {
  const [draft, changeDraft] = useMusicDraft();
  const submit = useSubmitMusic();
  const { items, promptRef, pick } = useStudio('music', changeDraft, {
    failure: MUSIC_FAILURE,
    ready: { title: 'Music Ready!', description: 'Your track is in Recent Music.' },
  });
  const list: StudioList<'music'> = {
    ...items,
    // A track may be longer or shorter than what can be asked for.
    onRerun: ({ prompt, genre, duration }) =>
      submit.run({ genre, duration: readDuration(String(duration)) }, { prompt }),
    rerunPrice: () => submit.price,
  };
  return (
    <StudioLayout
      head={
        <>
          <Heading level={1}>Music Creator</Heading>
          <HandedOver onChange={changeDraft} />
        </>
      }
      composer={<MusicComposer draft={draft} onChange={changeDraft} submit={submit} promptRef={promptRef} />}
      result={<MusicResult {...list} />}
      latest={<RecentMusic {...list} onPick={pick} />}
    />
  );
}
