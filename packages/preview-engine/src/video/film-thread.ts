import { answerJobs } from '../threads/answer-jobs.ts';
import { renderFilm } from './render-film.ts';

answerJobs(renderFilm, ({ mp4, poster }) => [mp4, poster]);
