import { lazyPart, useSearchParams } from '@aic/sdk';
import { type ComponentType, Suspense } from 'react';

/**
 * Makes the part of a page that takes over the item which its address names. It shows nothing, and its file loads only
 * then.
 */
export function handedOver<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Taker = lazyPart('The item', load);
  return function HandedOver(props: Props) {
    const [params] = useSearchParams();
    return <Suspense>{params.has('use') && <Taker {...props} />}</Suspense>;
  };
}
