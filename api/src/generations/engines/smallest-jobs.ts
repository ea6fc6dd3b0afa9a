import { Readable } from 'node:stream';
import type { GenerationKind } from '@aic/contract';
import { SERVER_KINDS } from '../kinds/server-kinds.ts';

/** Grey, 64 pixels square. */
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAIAAAAlC+aJAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAeklEQVRogdXOQREAAAyDMKQjfSL62BEFwTiMwziMwziMwziMwziMwziMwziMwziMwziMwziMwziMwziMwziMwziMwziMwziMwziMwziMwziMwziMwziMwziMwziMwziMwziMwziMwziMwziMwziMwziMwziMwzi+A6sDHz4BaT2HTP0AAAAASUVORK5CYII=',
  'base64',
);

const PICTURES = { read: () => Promise.resolve(Readable.from([PNG])) };

/** The least that a kind can be asked for. */
export const smallestJob = (kind: GenerationKind) =>
  SERVER_KINDS[kind].toJob(PICTURES, SERVER_KINDS[kind].smallest, 1);
