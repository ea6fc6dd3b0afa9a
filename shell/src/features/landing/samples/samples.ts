import type { PlayerTrack } from '@aic/sdk';
import auroraPoster from './aurora.avif';
import aurora from './aurora.mp4';
import city from './city.avif';
import dunes from './dunes.avif';
import forestPoster from './forest.avif';
import forest from './forest.mp4';
import portrait from './portrait.avif';
import sailboatsPoster from './sailboats.avif';
import sailboats from './sailboats.mp4';
import skyline from './skyline.avif';
import stillLife from './still-life.avif';
import evening from './tracks/evening.mp3';
import nightDrive from './tracks/night-drive.mp3';
import peaks from './tracks/peaks.json';

// Made by the preview engine; each prompt is the one that it was given.

export interface ImageSample {
  prompt: string;
  url: string;
  width: number;
  height: number;
}

export interface FilmSample {
  prompt: string;
  url: string;
  posterUrl: string;
}

interface TrackSample extends PlayerTrack {
  peaks: readonly number[];
  genre: string;
}

export const HERO_FILM: FilmSample = {
  prompt: 'Aurora over pines',
  url: aurora,
  posterUrl: auroraPoster,
};

const SQUARE = { width: 640, height: 640 } as const;
const PORTRAIT = { ...SQUARE, prompt: 'Portrait of a woman', url: portrait };
const DUNES = { ...SQUARE, prompt: 'Desert dunes at sunset', url: dunes };
const STILL_LIFE = { ...SQUARE, prompt: 'A vase of flowers, still life', url: stillLife };

export const IMAGES: readonly ImageSample[] = [
  PORTRAIT,
  { prompt: 'Cyberpunk skyline in the rain, neon, night', url: skyline, width: 960, height: 549 },
  DUNES,
  STILL_LIFE,
];

/** The newest first, as the studio has them. */
export const STUDIO_IMAGES: readonly ImageSample[] = [
  { prompt: 'Futuristic cityscape at night', url: city, width: 960, height: 549 },
  DUNES,
  PORTRAIT,
  STILL_LIFE,
];

export const FILMS: readonly FilmSample[] = [
  { prompt: 'Sailboats on a calm sea at sunset', url: sailboats, posterUrl: sailboatsPoster },
  { prompt: 'Misty forest in the morning with a deer', url: forest, posterUrl: forestPoster },
];

const TRACK = { durationSeconds: 10, page: '/' } as const;

export const TRACKS: readonly TrackSample[] = [
  {
    ...TRACK,
    id: 'sample-evening',
    title: 'A warm late evening',
    genre: 'Jazz',
    url: evening,
    peaks: peaks.evening,
  },
  {
    ...TRACK,
    id: 'sample-night-drive',
    title: 'Driving at night through neon',
    genre: 'Electronic',
    url: nightDrive,
    peaks: peaks['night-drive'],
  },
];
