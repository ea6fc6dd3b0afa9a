import { Heading } from '@aic/design-system';
import { StudioLayout } from '@aic/design-system/studio';
import {
  lazyPart,
  type MusicGeneration,
  useGenerations,
  useOutcomeToasts,
  useReadyToast,
  useSearchParams,
} from '@aic/sdk';
import { useShownItem } from '@aic/sdk/library';
import { Suspense, useRef } from 'react';
import { MusicComposer } from './components/music-composer.tsx';
import { MusicResult } from './components/music-result.tsx';
import { RecentMusic } from './components/recent-music.tsx';
import { readDuration } from './duration.ts';
import { useMusicDraft } from './use-music-draft.ts';
import { MUSIC_FAILURE, useSubmitMusic } from './use-submit-music.ts';

const HandedOver = lazyPart('The item', () => import('./handed-over.tsx').then((file) => file.HandedOver));

/** Composer, the newest track, and the latest ones. */
export function MusicPage() {
  const tracks = useGenerations('music');
  const shown = useShownItem(tracks.data);
  const [params] = useSearchParams();
  const [draft, changeDraft] = useMusicDraft();
  const submit = useSubmitMusic();
  const promptRef = useRef<HTMLTextAreaElement>(null);
  useReadyToast(tracks.data, { title: 'Music Ready!', description: 'Your track is in Recent Music.' });
  useOutcomeToasts(tracks.data, { failure: MUSIC_FAILURE });

  const handlePick = (prompt: string): void => {
    changeDraft({ prompt, madeFrom: null });
    promptRef.current?.focus();
  };
  // A track may be longer or shorter than what can be asked for.
  const handleRerun = ({ prompt, genre, duration }: MusicGeneration): void =>
    submit.run({ prompt, genre, duration: readDuration(String(duration)) });
  const list = { tracks, shown, onRerun: handleRerun, rerunPrice: submit.price };

  return (
    <StudioLayout
      head={
        <>
          <Heading level={1}>Music Creator</Heading>
          <Suspense>{params.has('use') && <HandedOver onChange={changeDraft} />}</Suspense>
        </>
      }
      composer={<MusicComposer draft={draft} onChange={changeDraft} submit={submit} promptRef={promptRef} />}
      result={<MusicResult {...list} />}
      latest={<RecentMusic {...list} onPick={handlePick} />}
    />
  );
}
