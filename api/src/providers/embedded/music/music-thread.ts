import { answerJobs } from '../threads/answer-jobs.ts';
import { makeMusic } from './make-music.ts';

answerJobs(makeMusic, ({ mp3 }) => [mp3]);
