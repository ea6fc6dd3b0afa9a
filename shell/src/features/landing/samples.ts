import type { PlayerTrack } from '@aic/sdk';
import auroraPoster from './samples/aurora.avif';
import aurora from './samples/aurora.mp4';
import cityscape from './samples/cityscape.avif';
import dunes from './samples/dunes.avif';
import evening from './samples/evening.mp3';
import forestPoster from './samples/forest.avif';
import forest from './samples/forest.mp4';
import nightDrive from './samples/night-drive.mp3';
import peaks from './samples/peaks.json';
import portrait from './samples/portrait.avif';
import sailboatsPoster from './samples/sailboats.avif';
import sailboats from './samples/sailboats.mp4';
import stillLife from './samples/still-life.avif';

// Made by the preview engine; each prompt is the one that it was given.

interface ImageSample {
  prompt: string;
  url: string;
}

interface FilmSample {
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

export const IMAGES: readonly ImageSample[] = [
  { prompt: 'Portrait of a woman', url: portrait },
  { prompt: 'Futuristic cityscape at night', url: cityscape },
  { prompt: 'Desert dunes at sunset', url: dunes },
  { prompt: 'A vase of flowers, still life', url: stillLife },
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
