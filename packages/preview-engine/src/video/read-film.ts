import { FILLERS } from '../prompt/filler-words.ts';
import { readPicture, type SceneReading } from '../prompt/read-scene.ts';
import { toReading } from '../reading/reading.ts';
import { readShot } from './stage/shot-plan.ts';

/** What moves by itself in every film, and how a film is asked for. */
const FILM_FILLERS: ReadonlySet<string> = new Set([
  ...FILLERS,
  ...'video film clip footage camera shot movie falling drifting rolling moving rising loop'.split(' '),
]);

interface FilmRequest {
  prompt: string;
  /** The camera has settings of its own. */
  hasCamera: boolean;
  /** It begins with a picture of the user. */
  hasPicture: boolean;
}

/**
 * What a film will show, from the words alone. In a film from a picture they move the camera and bring weather, and
 * nothing else of them is seen.
 */
export function readFilm({ prompt, hasCamera, hasPicture }: FilmRequest): SceneReading {
  const shot = readShot(prompt, hasCamera);
  const read = readPicture(shot.rest, { fillers: FILM_FILLERS });
  const { understood, ignored, verdict, instead } = read.reading;
  if (!hasPicture) {
    return {
      ...read,
      reading: toReading(
        [...understood, ...shot.understood],
        [...ignored, ...shot.ignored],
        verdict !== 'unknown',
        instead,
      ),
    };
  }
  const isWeather = (word: string): boolean => readPicture(word).scene.weather !== 'clear';
  const seen = [...shot.understood, ...understood.filter(isWeather)];
  const unseen = [...understood.filter((word) => !isWeather(word)), ...ignored, ...shot.ignored];
  const isKnown = prompt.trim() === '' || seen.length > 0;
  return {
    ...read,
    reading: toReading(seen, unseen, isKnown, 'your picture with a camera that moves a little'),
    promised: [],
  };
}
