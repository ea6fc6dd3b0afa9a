import type { GenerationKind } from '@aic/contract';
import { type ComponentType, Suspense } from 'react';
import { useEngine } from '../hooks/use-engine.ts';
import { lazyPart } from '../tool/lazy-part.tsx';

/** What it needs of the design system's Select. */
interface SelectProps {
  label: string;
  options: ReadonlyArray<{ value: string; label: string; description: string }>;
  value: string;
  onValueChange(value: string): void;
}

/**
 * Since 1.7. Makes the choice of a kind's engines, to stand among the settings of its composer. It shows nothing where
 * there is one engine.
 *
 * @param loadSelect imports the design system's, once it is needed
 */
export function engineChoice(
  kind: GenerationKind,
  loadSelect: () => Promise<ComponentType<SelectProps>>,
): ComponentType {
  const Select = lazyPart('The choice of models', loadSelect);
  return function EngineChoice() {
    const { engines, engine, choose } = useEngine(kind);
    // One alone may be listed for its price.
    if (engine === null || engines.length === 1) return null;
    const options = engines.map(({ id, label, price, seconds, isDown }) => ({
      value: id,
      label,
      description: [`${price} credits`, isDown ? 'has just failed' : seconds && `about ${seconds} s`]
        .filter(Boolean)
        .join(', '),
    }));
    return (
      <Suspense fallback={null}>
        <Select label="Model" options={options} value={engine.id} onValueChange={choose} />
      </Suspense>
    );
  };
}
