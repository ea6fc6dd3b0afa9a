import type { ImageRequest } from '../src/image/image-request.ts';
import { paintPrint } from '../src/image/paint-image.ts';
import { answerJobs } from '../src/threads/answer-jobs.ts';
import type { SmallPicture } from './paint-small.ts';

const SCALE = 0.25;

answerJobs(
  (request: ImageRequest): SmallPicture => {
    const { print, composer } = paintPrint(request, SCALE, () => undefined);
    const { data } = print.getContext('2d').getImageData(0, 0, print.width, print.height);
    return { width: print.width, height: print.height, rgba: new Uint8Array(data), composer, request };
  },
  ({ rgba }) => [rgba],
);
