import { answerJobs } from '../threads/answer-jobs.ts';
import { paintImage } from './paint-image.ts';

answerJobs(paintImage, ({ png }) => [png]);
