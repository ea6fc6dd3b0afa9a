import { RerunButton } from '@aic/design-system/studio';
import { type Generation, GENERATION_COSTS, useShell, useSubmitGeneration, videoCost } from '@aic/sdk';
import { failureOf } from './item-words.ts';
import { requestOf } from './request-of.ts';

interface RunAgainProps {
  item: Generation;
  /** The server has accepted it. */
  onStarted(item: Generation): void;
}

/** Makes the same once more, for the price of now. */
export function RunAgain({ item, onStarted }: RunAgainProps) {
  const { toast } = useShell();
  const { run, price } = useSubmitGeneration(item.kind, {
    price: priceOf(item),
    failure: failureOf(item.kind),
    announcement: 'It is being made again',
    onStarted,
  });
  const handlePress = (): void =>
    void requestOf(item).then(run, () =>
      toast({
        title: 'Error',
        description: 'Its picture could not be opened, so nothing was started or charged. Please try again.',
        variant: 'destructive',
      }),
    );
  return <RerunButton isInWords credits={price} onRerun={handlePress} />;
}

const priceOf = (item: Generation): number =>
  item.kind === 'video'
    ? videoCost({ hasCameraControl: item.cameraControl !== null })
    : GENERATION_COSTS[item.kind];
