import { answerJobs } from '../threads/answer-jobs.ts';
import type { ImageRequest } from './image-request.ts';
import { paintImage } from './paint-image.ts';
import { readLook } from './reference/look.ts';

answerJobs(
  async (request: ImageRequest, onProgress) =>
    paintImage(request, onProgress, request.reference && (await readLook(request.reference))),
  ({ png }) => [png],
);
