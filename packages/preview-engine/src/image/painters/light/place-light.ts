import type { Scene } from '../../../prompt/scene.ts';
import type { Easel, Point } from '../../canvas/easel.ts';
import { paintMoon, paintStars, paintSun } from './light.ts';

export interface LightSource extends Point {
  body: 'sun' | 'moon' | 'none';
  radius: number;
}

/** Puts sun or moon where it stands at the hour, on a third of the picture. */
export function placeLight({ scene, random, width }: Easel, horizon: number): LightSource {
  const x = width * (random.chance(0.5) ? random.between(0.27, 0.38) : random.between(0.62, 0.73));
  const { elements, without } = scene;
  const sun = without.has('sun') ? 'none' : 'sun';
  switch (scene.time) {
    case 'night': {
      const body = without.has('moon') ? 'none' : 'moon';
      return { x, y: horizon * random.between(0.28, 0.42), radius: random.between(42, 60), body };
    }
    case 'dusk':
      return elements.has('moon')
        ? { x, y: horizon * 0.35, radius: random.between(38, 52), body: 'moon' }
        : { x, y: horizon * 0.97, radius: 60, body: 'none' };
    case 'dawn':
    case 'sunset':
      return { x, y: horizon * random.between(0.72, 0.86), radius: random.between(58, 88), body: sun };
    case 'morning':
      return { x, y: horizon * random.between(0.4, 0.52), radius: random.between(44, 58), body: sun };
    case 'noon':
      return { x, y: horizon * random.between(0.2, 0.3), radius: random.between(38, 50), body: sun };
    default:
      return scene.time satisfies never;
  }
}

export function paintLightSource(easel: Easel, light: LightSource): void {
  switch (light.body) {
    case 'sun':
      paintSun(easel, light, light.radius);
      break;
    case 'moon':
      paintMoon(easel, light, light.radius);
      break;
    case 'none':
      break;
    default:
      light.body satisfies never;
  }
}

/** Stars show at night, or when the prompt names them; rain hides them. */
export function hasStars({ elements, time, weather, without }: Scene): boolean {
  if (without.has('stars') || weather === 'storm' || weather === 'rain') return false;
  return time === 'night' || elements.has('stars');
}

export function paintSceneStars(easel: Easel, horizon: number): void {
  if (hasStars(easel.scene)) paintStars(easel, horizon, easel.isFine ? 900 : 520);
}

export function cloudiness({ scene, random }: Easel): number {
  if (scene.without.has('clouds')) return 0;
  switch (scene.weather) {
    case 'storm':
    case 'rain':
      return 0.95;
    case 'cloudy':
      return 0.78;
    case 'snow':
    case 'mist':
      return 0.55;
    case 'clear':
      return scene.elements.has('clouds') ? 0.7 : random.between(0.32, 0.55);
    default:
      return scene.weather satisfies never;
  }
}
