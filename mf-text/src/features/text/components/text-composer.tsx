import { Stack, token } from '@aic/design-system';
import { SegmentedControl } from '@aic/design-system/studio';
import { TEXT_STYLES } from '@aic/sdk';
import {
  countText,
  SettingsGrid,
  SharedOptions,
  StudioComposer,
  type StudioComposerProps,
} from '@aic/studio';
import { styled } from 'styled-components';
import { QUICK_PROMPTS } from '../quick-prompts.ts';
import { STYLE_NAMES } from '../style-names.ts';
import type { TextDraft } from '../use-text-draft.ts';

const STYLES = TEXT_STYLES.map((value) => ({ value, label: STYLE_NAMES[value] }));

export interface TextComposerProps extends Pick<StudioComposerProps, 'submit' | 'onSubmit' | 'promptRef'> {
  draft: TextDraft;
  onChange(change: Partial<TextDraft>): void;
}

export function TextComposer({ draft, onChange, ...press }: TextComposerProps) {
  return (
    <Stack gap={8}>
      <StudioComposer
        {...press}
        kind="text"
        label="What should be written?"
        placeholder="A short product text for a folding lantern, for people who camp with children"
        draft={draft}
        onChange={onChange}
        examples={QUICK_PROMPTS}
        summary={[
          STYLE_NAMES[draft.style],
          countText(draft.count),
          draft.seed !== null && `seed ${draft.seed}`,
        ]}
        settings={
          <>
            <Style>
              <SegmentedControl
                label="Writing style"
                segments={STYLES}
                value={draft.style}
                onValueChange={(style) => onChange({ style })}
              />
            </Style>
            <SettingsGrid>
              <SharedOptions kind="text" draft={draft} onChange={onChange} />
            </SettingsGrid>
          </>
        }
        notice={{ missing: 'No text engine is configured.' }}
      />
    </Stack>
  );
}

/** Five long words do not fit a narrow row: there they wrap. */
const Style = styled.div`
  flex: 1 1 100%;
  min-width: 0;

  [role='radiogroup'] {
    flex-wrap: wrap;
    gap: ${token.space[4]};
  }

  [role='radio'] {
    flex: 1 0 auto;
    padding-inline: ${token.space[12]};
  }
`;
