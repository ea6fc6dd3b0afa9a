import { answerJobs } from '../threads/answer-jobs.ts';
import { composeTrack } from './compose-track.ts';

answerJobs(composeTrack, ({ mp3 }) => [mp3]);
