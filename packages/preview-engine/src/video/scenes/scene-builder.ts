import type { Layer } from '../stage/film.ts';
import type { FrameSize, Stage } from '../stage/stage.ts';

/** Builds the layers of one kind of scene, far ones first. Takes a second or two; the frames are quick. */
export type SceneBuilder = (stage: Stage, size: FrameSize) => readonly Layer[];
