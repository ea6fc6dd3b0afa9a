import { Card, media, Text } from '@aic/design-system';
import { Composer, PriceButton, PromptChips } from '@aic/design-system/studio';
import { PROMPT_LENGTH_MAX, useProvider } from '@aic/sdk';
import type { RefObject } from 'react';
import { styled } from 'styled-components';
import type { ImageDraft } from '../use-image-draft.ts';
import type { SubmitImage } from '../use-submit-image.ts';
import { ImageSettings } from './image-settings.tsx';

/** Spec section 2, image page. */
const QUICK_PROMPTS = ['Futuristic cityscape', 'Abstract art', 'Portrait photography', 'Nature scene'];

export interface ImageComposerProps {
  draft: ImageDraft;
  onChange(change: Partial<ImageDraft>): void;
  submit: SubmitImage;
  promptRef: RefObject<HTMLTextAreaElement | null>;
}

export function ImageComposer({ draft, onChange, submit, promptRef }: ImageComposerProps) {
  const provider = useProvider('image');

  return (
    <Root>
      <Composer
        label="Describe your image"
        placeholder="A lighthouse on a cliff at dusk, calm sea, violet sky"
        value={draft.prompt}
        onValueChange={(prompt) => onChange({ prompt })}
        onSubmit={() => submit.run(draft)}
        promptRef={promptRef}
        lengthMax={PROMPT_LENGTH_MAX}
        chips={
          <PromptChips
            prompts={QUICK_PROMPTS}
            onPick={(prompt) => {
              onChange({ prompt });
              promptRef.current?.focus();
            }}
          />
        }
        settings={<ImageSettings draft={draft} onChange={onChange} />}
        actions={<PriceButton label="Generate" credits={submit.price} isLoading={submit.isPending} />}
      />
      {provider?.state === 'preview' && (
        <Text as="p" size="caption" tone="subtle" style={{ marginBlockStart: 8 }}>
          Preview engine: procedural, not an AI model
        </Text>
      )}
      {provider?.state === 'unavailable' && (
        <Card padding={12} style={{ marginBlockStart: 8 }}>
          <Text size="small" tone="muted">
            {provider.message ?? 'No image engine is configured. Your draft is kept.'}
          </Text>
        </Card>
      )}
    </Root>
  );
}

/** Beside a tall result the composer stays in reach. */
const Root = styled.div`
  ${media.large} {
    position: sticky;
    inset-block-start: 80px;
  }
`;
