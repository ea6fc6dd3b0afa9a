import { Heading, media, Stack, token } from '@aic/design-system';
import { useGenerations, type TextGeneration } from '@aic/sdk';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { RecentTexts } from './components/recent-texts.tsx';
import { TextComposer } from './components/text-composer.tsx';
import { TextResult } from './components/text-result.tsx';
import { useSubmitText } from './use-submit-text.ts';
import { useTextDraft } from './use-text-draft.ts';
import { useTextOutcomes } from './use-text-outcomes.ts';

/** Composer, the text as it is written, and the latest ones. */
export function TextPage() {
  const texts = useGenerations('text');
  const [draft, changeDraft] = useTextDraft();
  const submit = useSubmitText();
  const promptRef = useRef<HTMLTextAreaElement>(null);
  useTextOutcomes(texts.data);

  const handlePick = (prompt: string): void => {
    changeDraft({ prompt });
    promptRef.current?.focus();
  };
  const handleRerun = ({ prompt, style }: TextGeneration): void => submit.run({ prompt, style });

  return (
    <Stack gap={24}>
      <Heading level={1}>Text AI</Heading>
      <Studio>
        <TextComposer draft={draft} onChange={changeDraft} submit={submit} promptRef={promptRef} />
        <TextResult texts={texts} onRerun={handleRerun} rerunPrice={submit.price} />
      </Studio>
      <RecentTexts texts={texts} onPick={handlePick} onRerun={handleRerun} rerunPrice={submit.price} />
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
