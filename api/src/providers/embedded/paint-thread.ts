import { parentPort } from 'node:worker_threads';
import { paintImage, type PaintJob } from './paint-image.ts';
import type { PaintReport } from './paint-pool.ts';

// The whole of a painting thread: one job at a time comes in, reports go out.
parentPort?.on('message', (job: PaintJob) => {
  const painting = paintImage(job, (fraction) => report({ state: 'painting', fraction }));
  report({ state: 'done', painting });
});

function report(message: PaintReport): void {
  const transfer = message.state === 'done' ? [message.painting.png.buffer as ArrayBuffer] : [];
  parentPort?.postMessage(message, transfer);
}
