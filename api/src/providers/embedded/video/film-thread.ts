import { answerJobs } from '../threads/answer-jobs.ts';
import { makeFilm } from './make-film.ts';

answerJobs(makeFilm, ({ mp4, poster }) => [mp4, poster]);
