import { Heading, TextIcon } from '@aic/design-system';
import { StudioLayout } from '@aic/design-system/studio';
import { refundText } from '@aic/sdk';
import { handedOver, type StudioList, useStudio, useStudioSubmit, wallPart } from '@aic/studio';
import { RecentTexts } from './components/recent-texts.tsx';
import { TextComposer } from './components/text-composer.tsx';
import { TextResult } from './components/text-result.tsx';
import { TEXT_FAILURE } from './text-failure.ts';
import { EMPTY_DRAFT, type TextDraft, useTextDraft } from './use-text-draft.ts';

const HandedOver = handedOver(() => import('./handed-over.tsx').then((file) => file.HandedOver));

const TextWall = wallPart(() => import('./wall/text-wall.tsx').then((file) => file.TextWall), {
  hue: 'text',
  icon: <TextIcon />,
  title: 'Your text appears here',
  description: 'Say what should be written and press Generate. You can read along while it is written.',
});

/** Composer, the text as it is written, and the latest ones. */
export function TextPage() {
  const [draft, changeDraft] = useTextDraft();
  const submit = useStudioSubmit('text', {
    failure: TEXT_FAILURE,
    missingPrompt: 'Missing Prompt',
    announcement: 'Your text is being written',
  });
  const { items, promptRef } = useStudio('text', {
    failure: TEXT_FAILURE,
    // A stopped one keeps what was written.
    completed: ({ stopped }) =>
      stopped
        ? { title: 'Stopped', description: 'What was written until then is kept.' }
        : { title: 'Text Generated', description: 'Your text is ready.' },
    cancelled: (item) => {
      const refund = refundText(item);
      return { title: 'Cancelled', ...(refund !== null && { description: `${refund}.` }) };
    },
  });
  const run = (
    { style, ...asked }: Pick<TextDraft, 'prompt' | 'style'> & Partial<TextDraft>,
    isApproximationAllowed?: boolean,
  ): void => {
    if (submit.hasPrompt(asked.prompt)) submit.start({ model: style }, asked, isApproximationAllowed);
  };
  const list: StudioList<'text'> = {
    ...items,
    onRerun: ({ prompt, style }) => run({ prompt, style }),
    rerunPrice: () => submit.price,
  };

  const makeExample = (prompt: string): void => {
    const asked = { ...EMPTY_DRAFT, prompt };
    changeDraft(asked);
    run(asked);
  };

  return (
    <StudioLayout
      head={
        <>
          <Heading level={1}>Text AI</Heading>
          <HandedOver onChange={changeDraft} />
        </>
      }
      composer={
        <TextComposer
          draft={draft}
          onChange={changeDraft}
          submit={submit}
          onSubmit={(isAllowed) => run(draft, isAllowed)}
          promptRef={promptRef}
        />
      }
      result={
        <TextResult
          {...list}
          wall={<TextWall credits={submit.price} isPending={submit.isPending} onMake={makeExample} />}
        />
      }
      latest={items.isEmpty ? undefined : <RecentTexts {...list} />}
    />
  );
}
