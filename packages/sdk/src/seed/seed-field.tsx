import type { GenerationKind } from '@aic/contract';
import { hasAdvancedOptions, lazyPart, useGenerations, useProvider, useShell } from '@aic/sdk';
import { type ComponentType, type ReactNode, Suspense } from 'react';

/** What it needs of the design system's SeedField. */
interface FieldProps {
  value: number | null;
  onValueChange(seed: number | null): void;
  latest: number | null;
  locked?: ReactNode;
}

interface SeedProps extends Pick<FieldProps, 'value' | 'onValueChange'> {
  /** What the field says to a user whose plan has no advanced options. @default there is no field for them */
  locked?: ReactNode;
  /** Its room, while its file loads. */
  fallback?: ReactNode;
}

/**
 * Since 1.10. Makes the seed of a kind's composer: there where the engine has seeds, open to those whose plan has
 * advanced options.
 *
 * @param loadField imports the design system's SeedField, once it is needed
 */
export function seedField(
  kind: GenerationKind,
  loadField: () => Promise<ComponentType<FieldProps>>,
): ComponentType<SeedProps> {
  const Field = lazyPart('The seed', loadField);
  return function Seed({ locked, fallback = null, ...field }: SeedProps) {
    const { user } = useShell().session;
    const supports = useProvider(kind)?.supports;
    const items: ReadonlyArray<{ seed?: number | null | undefined }> = useGenerations(kind).data ?? [];
    const isOpen = hasAdvancedOptions(user);
    if (supports?.seed === false || (!isOpen && locked === undefined)) return null;
    const latest = items.find(({ seed }) => typeof seed === 'number')?.seed ?? null;
    return (
      <Suspense fallback={fallback}>
        <Field {...field} latest={latest} {...(!isOpen && { locked })} />
      </Suspense>
    );
  };
}
