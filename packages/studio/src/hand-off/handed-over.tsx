import { lazyPart, useSearchParams } from '@aic/sdk';
import { USE_PARAMETERS } from '@aic/sdk/hand-off';
import { type ComponentType, Suspense, useEffect, useEffectEvent } from 'react';
import { cutPrompt } from './words-of.ts';

interface TakerProps {
  onChange(change: { prompt: string; madeFrom: null }): void;
}

/**
 * Makes the part of a page that takes over the words, or the item, which its address names. It shows nothing, and the
 * file for items loads only with one.
 */
export function handedOver<Props extends TakerProps>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Taker = lazyPart('The item', load);
  return function HandedOver(props: Props) {
    const [params, setParams] = useSearchParams();
    const words = params.get(USE_PARAMETERS.words);
    const take = useEffectEvent((prompt: string): void => {
      // A link without words takes none away.
      if (prompt.trim() !== '') props.onChange({ prompt: cutPrompt(prompt), madeFrom: null });
      const rest = new URLSearchParams(params);
      rest.delete(USE_PARAMETERS.words);
      setParams(rest, { replace: true });
    });
    useEffect(() => {
      if (words !== null) take(words);
    }, [words]);
    return <Suspense>{params.has(USE_PARAMETERS.item) && <Taker {...props} />}</Suspense>;
  };
}
