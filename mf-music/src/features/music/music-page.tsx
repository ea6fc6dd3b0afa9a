import { Heading, media, Stack, token } from '@aic/design-system';
import { useGenerations, type MusicGeneration } from '@aic/sdk';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { MusicComposer } from './components/music-composer.tsx';
import { MusicResult } from './components/music-result.tsx';
import { RecentMusic } from './components/recent-music.tsx';
import { useMusicDraft } from './use-music-draft.ts';
import { useMusicOutcomes } from './use-music-outcomes.ts';
import { useSubmitMusic } from './use-submit-music.ts';

/** Composer, the newest track, and the latest ones. */
export function MusicPage() {
  const tracks = useGenerations('music');
  const [draft, changeDraft] = useMusicDraft();
  const submit = useSubmitMusic();
  const promptRef = useRef<HTMLTextAreaElement>(null);
  useMusicOutcomes(tracks.data);

  const handlePick = (prompt: string): void => {
    changeDraft({ prompt });
    promptRef.current?.focus();
  };
  const handleRerun = ({ prompt, genre, duration }: MusicGeneration): void =>
    submit.run({ prompt, genre, duration });

  return (
    <Stack gap={24}>
      <Heading level={1}>Music Creator</Heading>
      <Studio>
        <MusicComposer draft={draft} onChange={changeDraft} submit={submit} promptRef={promptRef} />
        <MusicResult tracks={tracks} onRerun={handleRerun} rerunPrice={submit.price} />
      </Studio>
      <RecentMusic tracks={tracks} onPick={handlePick} onRerun={handleRerun} rerunPrice={submit.price} />
    </Stack>
  );
}

/** No column is wider than the page, however long a word in it is. */
const Studio = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[24]};

  ${media.large} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    align-items: start;
  }
`;
