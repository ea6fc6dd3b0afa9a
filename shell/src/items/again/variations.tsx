import { RerunButton } from '@aic/design-system/studio';
import {
  GENERATION_COSTS,
  type ImageGeneration,
  RESULT_COUNTS,
  type StartRequests,
  useProvider,
} from '@aic/sdk';
import { openPicture } from '@aic/sdk/library';
import { requestOf } from './request-of.ts';
import { useRepeat } from './use-repeat.ts';

const COUNT = RESULT_COUNTS.length;
/** Percent: near enough to be recognized, far enough to differ. */
const STRENGTH = 60;

interface VariationsProps {
  item: ImageGeneration;
  /** The server has accepted the press. */
  onStarted(results: readonly ImageGeneration[]): void;
}

/** Makes as many as a press can that follow this picture; by an engine without reference pictures, of its words alone. */
export function Variations({ item, onStarted }: VariationsProps) {
  const supports = useProvider('image')?.supports;
  // The gateway says so where an engine that is not known yet takes none.
  const takesReference = supports === undefined || supports.referenceImage === true;
  const { start, price } = useRepeat({
    kind: 'image',
    price: GENERATION_COSTS.image,
    announcement: `${COUNT} variations are being made`,
    onStarted,
  });

  const request = async (): Promise<StartRequests['image']> => {
    const press = { madeFrom: item.id, count: COUNT };
    if (!takesReference) return { ...(await requestOf<'image'>(item)), ...press };
    return {
      ...(await requestOf<'image'>({ ...item, referenceImageUrl: null })),
      ...press,
      image: await openPicture(item.imageUrl ?? ''),
      ...(supports?.strength === true && { strength: STRENGTH }),
    };
  };
  return (
    <RerunButton
      isInWords
      label={`${COUNT} variations`}
      credits={price * COUNT}
      onRerun={() => start(request)}
    />
  );
}
