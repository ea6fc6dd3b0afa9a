import { SegmentedControl } from '@aic/design-system/studio';
import {
  type GenerationKind,
  hasAdvancedOptions,
  lazyPart,
  type ProviderInfo,
  RESULT_COUNTS,
  useGenerations,
  useProvider,
  useShell,
  type User,
} from '@aic/sdk';
import { type ReactNode, Suspense } from 'react';

/** What every composer keeps besides what is its tool's own. An option of all tools is added in this file. */
export interface StudioDraft {
  prompt: string;
  /** Results of one press. */
  count: number;
  /** Null: another one for each result. */
  seed: number | null;
  /** The item that it came from, until something else takes its place. */
  madeFrom: string | null;
}

export const STUDIO_DRAFT: StudioDraft = { prompt: '', count: 1, seed: null, madeFrom: null };

type Options = Omit<StudioDraft, 'prompt'>;

/**
 * Of a draft, what is sent besides the words: no seed where the engine in place is known to have none, or the plan has
 * ended since it was kept.
 */
export const sentOptions = (
  { count = 1, seed = null, madeFrom = null }: Partial<Options>,
  supports: ProviderInfo['supports'] | undefined,
  user: User,
): { count?: number; seed?: number; madeFrom?: string } => ({
  ...(count > 1 && { count }),
  ...(seed !== null && supports?.seed !== false && hasAdvancedOptions(user) && { seed }),
  ...(madeFrom !== null && { madeFrom }),
});

export interface OptionsProps {
  kind: GenerationKind;
  draft: Options;
  onChange(change: Partial<Options>): void;
  /** What the seed says to a user whose plan has no advanced options. @default there is no field for them */
  locked?: ReactNode;
  /** Room of the seed, while its file loads. */
  fallback?: ReactNode;
}

/** The options of all tools, to stand among the settings of a composer. */
export const SharedOptions = (props: OptionsProps) => (
  <>
    <ResultCount {...props} />
    <FurtherOptions {...props} />
  </>
);

export const ResultCount = ({ draft, onChange }: Pick<OptionsProps, 'draft' | 'onChange'>) => (
  <SegmentedControl
    label="Results"
    segments={RESULT_COUNTS}
    value={String(draft.count)}
    onValueChange={(count) => onChange({ count: Number(count) })}
  />
);

const SeedField = lazyPart('The seed', () =>
  import('@aic/design-system/overlays').then((file) => file.SeedField),
);

/** The seed: there where the engine has seeds, open to those whose plan has advanced options. */
export function FurtherOptions({ kind, draft, onChange, locked, fallback = null }: OptionsProps) {
  const { user } = useShell().session;
  const supports = useProvider(kind)?.supports;
  const items: ReadonlyArray<{ seed?: number | null | undefined }> = useGenerations(kind).data ?? [];
  const isOpen = hasAdvancedOptions(user);
  if (supports?.seed === false || (!isOpen && locked === undefined)) return null;
  return (
    <Suspense fallback={fallback}>
      <SeedField
        value={draft.seed}
        onValueChange={(seed) => onChange({ seed })}
        latest={items.find(({ seed }) => typeof seed === 'number')?.seed ?? null}
        {...(!isOpen && { locked })}
      />
    </Suspense>
  );
}
