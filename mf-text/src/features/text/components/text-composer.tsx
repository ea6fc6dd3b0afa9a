import { Stack, Text } from '@aic/design-system';
import { Composer, PriceButton, ProviderNotice, SegmentedControl } from '@aic/design-system/studio';
import {
  engineChoice,
  lazyPart,
  previewLabel,
  PROMPT_LENGTH_MAX,
  RESULT_COUNTS,
  useEarlierPrompts,
  useProvider,
} from '@aic/sdk';
import { askFirst, type PressGuard } from '@aic/sdk/reading';
import { seedField } from '@aic/sdk/seed';
import { type RefObject, Suspense, useRef } from 'react';
import { styled } from 'styled-components';
import type { SubmitText } from '../use-submit-text.ts';
import type { TextDraft } from '../use-text-draft.ts';
import { StyleChoice } from './style-choice.tsx';
import { Ideas } from './text-ideas.tsx';

const EngineChoice = engineChoice('text', () =>
  import('@aic/design-system/overlays').then((file) => file.Select),
);

const SeedField = seedField('text', () =>
  import('@aic/design-system/overlays').then((file) => file.SeedField),
);

const EngineReading = lazyPart(
  'What the engine understands',
  () => import('./engine-reading.tsx').then((file) => file.EngineReading),
  // The server has the last word anyway.
  { renderInstead: () => null },
);

const QUICK_PROMPTS = [
  'A haiku about the last train home',
  'An outline about city beekeeping',
  'A letter to my landlord about the heating',
  'A packing list with a torch, socks and bread',
];

export interface TextComposerProps {
  draft: TextDraft;
  onChange(change: Partial<TextDraft>): void;
  submit: SubmitText;
  promptRef: RefObject<HTMLTextAreaElement | null>;
}

export function TextComposer({ draft, onChange, submit, promptRef }: TextComposerProps) {
  const provider = useProvider('text');
  const earlierPrompts = useEarlierPrompts('text');
  const guard = useRef<PressGuard>(null);
  return (
    <Stack gap={8}>
      <Composer
        label="What should be written?"
        placeholder="A short product text for a folding lantern, for people who camp with children"
        value={draft.prompt}
        onValueChange={(prompt) =>
          onChange({
            prompt,
            madeFrom: prompt === '' || QUICK_PROMPTS.includes(prompt) ? null : draft.madeFrom,
          })
        }
        onSubmit={() => askFirst(guard, (isAllowed) => submit.run(draft, isAllowed))}
        promptRef={promptRef}
        lengthMax={PROMPT_LENGTH_MAX}
        history={earlierPrompts}
        examples={QUICK_PROMPTS}
        renderIdeas={(pick) => (
          <Ideas prompt={draft.prompt} onPick={pick} onPromptChange={(prompt) => onChange({ prompt })} />
        )}
        settings={
          <>
            <EngineChoice />
            <StyleChoice value={draft.style} onValueChange={(style) => onChange({ style })} />
            <Choices>
              <SegmentedControl
                label="Results"
                segments={RESULT_COUNTS}
                value={String(draft.count)}
                onValueChange={(count) => onChange({ count: Number(count) })}
              />
              <SeedField value={draft.seed} onValueChange={(seed) => onChange({ seed })} />
            </Choices>
          </>
        }
        actions={
          <PriceButton label="Generate" credits={submit.price * draft.count} isLoading={submit.isPending} />
        }
      />
      {provider?.state === 'preview' && (
        <Suspense fallback={<Text size="small">&nbsp;</Text>}>
          <EngineReading request={{ kind: 'text', prompt: draft.prompt }} guard={guard} />
        </Suspense>
      )}
      <ProviderNotice
        provider={provider}
        preview={previewLabel('text')}
        missing="No text engine is configured."
      />
    </Stack>
  );
}

const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  flex: 1 1 100%;
  gap: 12px;
`;
