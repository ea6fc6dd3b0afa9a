import { editPhoto, makeImage, makeMusic, makeVideo } from '@aic/preview-engine';
import { reportMemory } from './memory.ts';
import { takePhoto } from './photo.ts';

/** As WORKER_CONCURRENCY has it. */
const AT_ONCE = 2;

const photo = await takePhoto();
const film = { durationSeconds: 10, aspectRatio: '16:9', camera: null, image: null } as const;
const image = { size: '1792x1024', quality: 'hd', style: 'vivid' } as const;
const edit = { editType: 'general', strength: 80, image: photo, reference: null } as const;
const jobs = [
  () => makeVideo({ ...film, prompt: 'waves at sunset', seed: 1 }),
  () => editPhoto({ ...edit, prompt: 'warmer, more contrast, film grain', seed: 1 }),
  () => makeImage({ ...image, prompt: 'a fox in a snowy forest', seed: 1 }),
  () => makeMusic({ prompt: 'calm piano', genre: 'ambient', durationSeconds: 60, seed: 1 }),
  () => editPhoto({ ...edit, prompt: 'black and white, sharper', seed: 2 }),
  () => makeImage({ ...image, prompt: 'mountains at dawn', seed: 2 }),
];

async function takeJobs(): Promise<void> {
  for (let job = jobs.shift(); job !== undefined; job = jobs.shift()) await job();
}

await reportMemory(async () => {
  await Promise.all(Array.from({ length: AT_ONCE }, takeJobs));
});
