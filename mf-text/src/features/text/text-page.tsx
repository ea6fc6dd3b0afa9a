import { Heading } from '@aic/design-system';
import { StudioLayout } from '@aic/design-system/studio';
import { lazyPart, useGenerations, useSearchParams, type TextGeneration } from '@aic/sdk';
import { useShownItem } from '@aic/sdk/library';
import { Suspense, useRef } from 'react';
import { RecentTexts } from './components/recent-texts.tsx';
import { TextComposer } from './components/text-composer.tsx';
import { TextResult } from './components/text-result.tsx';
import { useSubmitText } from './use-submit-text.ts';
import { useTextDraft } from './use-text-draft.ts';
import { useTextOutcomes } from './use-text-outcomes.ts';

const HandedOver = lazyPart('The item', () => import('./handed-over.tsx').then((file) => file.HandedOver));

/** Composer, the text as it is written, and the latest ones. */
export function TextPage() {
  const texts = useGenerations('text');
  const shown = useShownItem(texts.data);
  const [params] = useSearchParams();
  const [draft, changeDraft] = useTextDraft();
  const submit = useSubmitText();
  const promptRef = useRef<HTMLTextAreaElement>(null);
  useTextOutcomes(texts.data);

  const handlePick = (prompt: string): void => {
    changeDraft({ prompt, madeFrom: null });
    promptRef.current?.focus();
  };
  const handleRerun = ({ prompt, style }: TextGeneration): void => submit.run({ prompt, style });
  const list = { texts, shown, onRerun: handleRerun, rerunPrice: submit.price };

  return (
    <StudioLayout
      head={
        <>
          <Heading level={1}>Text AI</Heading>
          <Suspense>{params.has('use') && <HandedOver onChange={changeDraft} />}</Suspense>
        </>
      }
      composer={<TextComposer draft={draft} onChange={changeDraft} submit={submit} promptRef={promptRef} />}
      result={<TextResult {...list} />}
      latest={<RecentTexts {...list} onPick={handlePick} />}
    />
  );
}
