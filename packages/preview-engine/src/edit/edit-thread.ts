import { answerJobs } from '../threads/answer-jobs.ts';
import { editPicture } from './edit-picture.ts';

answerJobs(editPicture, (result) => (result.state === 'edited' ? [result.png] : []));
