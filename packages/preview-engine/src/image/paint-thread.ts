import { paintImage } from './paint-image.ts';
import { answerJobs } from '../threads/answer-jobs.ts';

answerJobs(paintImage, ({ png }) => [png]);
