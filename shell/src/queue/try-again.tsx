import { RerunButton } from '@aic/design-system/studio';
import type { Generation, StartRequests } from '@aic/sdk';
import { isRepeatable, repeatPrice, requestOf } from '../items/again/request-of.ts';
import { useRepeat } from '../items/again/use-repeat.ts';

interface TryAgainProps {
  /** Of one press: those that gave no result. */
  failed: readonly [Generation, ...Generation[]];
  about: string;
}

/** Starts what failed, or was cancelled, once more: as many results of a press as are missing. */
export function TryAgain({ failed, about }: TryAgainProps) {
  const [item] = failed;
  const count = failed.length;
  const { start, price } = useRepeat({
    kind: item.kind,
    price: repeatPrice(item),
    announcement: 'It is being made again',
    onStarted: () => undefined,
  });
  if (!isRepeatable(item)) return null;

  const request = async (): Promise<StartRequests[Generation['kind']]> => ({
    ...(await requestOf(item)),
    ...(count > 1 && { count }),
  });
  return <RerunButton credits={price * count} about={about} onRerun={() => start(request)} />;
}
