import { Heading, MusicIcon } from '@aic/design-system';
import { StudioLayout } from '@aic/design-system/studio';
import { MUSIC_DURATION } from '@aic/sdk';
import { handedOver, type StudioList, useStudio, wallPart } from '@aic/studio';
import { MusicComposer } from './components/music-composer.tsx';
import { MusicResult } from './components/music-result.tsx';
import { RecentMusic } from './components/recent-music.tsx';
import { readDuration } from './duration.ts';
import { EMPTY_DRAFT, useMusicDraft } from './use-music-draft.ts';
import { MUSIC_FAILURE, useSubmitMusic } from './use-submit-music.ts';

const HandedOver = handedOver(() => import('./handed-over.tsx').then((file) => file.HandedOver));

const MusicWall = wallPart(() => import('./wall/music-wall.tsx').then((file) => file.MusicWall), {
  hue: 'music',
  icon: <MusicIcon />,
  title: 'Your music appears here',
  description:
    'Describe a mood, instruments or a scene and press Generate. It goes on playing while you use the other tools.',
});

/** Composer, the newest track, and the latest ones. */
export function MusicPage() {
  const [draft, changeDraft] = useMusicDraft();
  const submit = useSubmitMusic();
  const { items, promptRef } = useStudio('music', {
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
  const makeExample = (prompt: string): void => {
    changeDraft({ ...EMPTY_DRAFT, prompt });
    submit.run({ genre: null, duration: MUSIC_DURATION.default }, { prompt });
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
      result={
        <MusicResult
          {...list}
          wall={<MusicWall credits={submit.price} isPending={submit.isPending} onMake={makeExample} />}
        />
      }
      latest={items.isEmpty ? undefined : <RecentMusic {...list} />}
    />
  );
}
