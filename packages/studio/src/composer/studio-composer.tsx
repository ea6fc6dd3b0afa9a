import { Text } from '@aic/design-system';
import { Composer, type ComposerProps, PriceButton } from '@aic/design-system/studio';
import { type GenerationKind, lazyPart, PROMPT_LENGTH_MAX, useEarlierPrompts, useProvider } from '@aic/sdk';
import type { ReadingRequest } from '@aic/sdk/reading';
import { Slot } from '@aic/sdk/slots';
import { type ReactNode, Suspense, useRef } from 'react';
import { Ideas } from '../ideas/ideas.tsx';
import type { WordGroup } from '../ideas/open-ideas.tsx';
import { EngineChoice } from '../options/engine-choice.tsx';
import type { StudioDraft } from '../options/options.tsx';
import { askFirst, type PressGuard } from '../reading/press-guard.ts';
import { FoldedSettings, type FoldedSettingsProps } from '../settings/folded-settings.tsx';
import type { StudioSubmit } from '../submit/use-studio-submit.ts';
import { EngineNotice, type EngineNoticeProps } from './engine-notice.tsx';

const EngineReading = lazyPart(
  'What the engine understands',
  () => import('../reading/engine-reading.tsx').then((file) => file.EngineReading),
  // The server has the last word anyway.
  { renderInstead: () => null },
);

export interface StudioComposerProps
  extends
    Pick<EngineNoticeProps, 'kind'>,
    Pick<ComposerProps, 'label' | 'placeholder' | 'examples' | 'examplesLabel' | 'promptRef'>,
    Pick<FoldedSettingsProps, 'summary' | 'beside'> {
  /** What is chosen at a glance, or stands there once it is chosen: always in sight. */
  shown?: ReactNode;
  /** All else that can be set, folded into the line that says what is set. */
  settings: ReactNode;
  /** What is said of the engine. */
  notice: Omit<EngineNoticeProps, 'kind'>;
  draft: Pick<StudioDraft, 'prompt' | 'count'>;
  /** The prompt; emptied, or an example, it is made from no item any more. */
  onChange(change: { prompt: string; madeFrom?: null }): void;
  /** Words that are worth a try with any engine. */
  words?: readonly WordGroup[];
  /** What besides the words decides how the preview engine reads them. */
  reading?: Omit<ReadingRequest, 'kind' | 'prompt'>;
  /** The verb of the button. @default 'Generate' */
  actionLabel?: string;
  submit: Pick<StudioSubmit<GenerationKind>, 'price' | 'isPending'>;
  disabledReason?: string | undefined;
  /** @param isApproximationAllowed something else may be made where the engine does not know what is asked for */
  onSubmit(isApproximationAllowed: boolean): void;
  /** Something is missing: the press is not asked about. @default false */
  isIncomplete?: boolean;
}

const NONE: readonly WordGroup[] = [];
/** Room for its line. */
const NO_READING = <Text size="small">&nbsp;</Text>;

/** Prompt, what the engine makes of its words, ideas, settings and price; below them which engine it is. */
export function StudioComposer(props: StudioComposerProps) {
  const { kind, draft, onChange, words = NONE, reading, submit, onSubmit, isIncomplete, ...given } = props;
  const { actionLabel = 'Generate', disabledReason, notice, ...settled } = given;
  const { shown, settings, summary, beside, ...composer } = settled;
  const { prompt } = draft;
  const isRead = useProvider(kind)?.state === 'preview';
  const earlierPrompts = useEarlierPrompts(kind);
  const guard = useRef<PressGuard>(null);
  const handlePrompt = (next: string): void => {
    const isNew = next === '' || composer.examples?.includes(next) === true;
    onChange({ prompt: next, ...(isNew && { madeFrom: null }) });
  };
  return (
    <>
      <Composer
        {...composer}
        value={prompt}
        onValueChange={handlePrompt}
        onSubmit={() => (isIncomplete === true ? onSubmit(false) : askFirst(guard, onSubmit))}
        lengthMax={PROMPT_LENGTH_MAX}
        history={earlierPrompts}
        reading={
          isRead &&
          // A first screen without words does not wait for it, nor for the heavier part of the design system.
          (prompt === '' ? (
            NO_READING
          ) : (
            <Suspense fallback={NO_READING}>
              <EngineReading request={{ kind, prompt, ...reading }} guard={guard} />
            </Suspense>
          ))
        }
        onFocus={() => isRead && EngineReading.preload()}
        settings={
          <>
            <EngineChoice kind={kind} />
            {shown}
            <FoldedSettings summary={summary} beside={beside}>
              {settings}
            </FoldedSettings>
          </>
        }
        renderIdeas={(pick) => (
          <Ideas {...{ kind, words, prompt }} onPick={pick} onPromptChange={handlePrompt} />
        )}
        actions={
          <PriceButton
            label={actionLabel}
            credits={submit.price * draft.count}
            isLoading={submit.isPending}
            disabledReason={disabledReason}
          />
        }
      />
      <EngineNotice kind={kind} {...notice} />
      <Slot name="composer-line" given={{ kind, prompt }} />
    </>
  );
}
