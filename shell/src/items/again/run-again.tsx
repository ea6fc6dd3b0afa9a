import { RerunButton } from '@aic/design-system/studio';
import type { Generation } from '@aic/sdk';
import { repeatPrice, requestOf } from './request-of.ts';
import { useRepeat } from './use-repeat.ts';

interface RunAgainProps {
  item: Generation;
  /** The server has accepted it. */
  onStarted(results: readonly Generation[]): void;
}

/** Makes the same once more, for the price of now. */
export function RunAgain({ item, onStarted }: RunAgainProps) {
  const { start, price } = useRepeat({
    kind: item.kind,
    price: repeatPrice(item),
    announcement: 'It is being made again',
    onStarted,
  });
  return <RerunButton isInWords credits={price} onRerun={() => start(() => requestOf(item))} />;
}
