import { mix } from '../../maths/curves.ts';
import type { Picture } from '../../picture/picture.ts';
import type { Plane } from '../planes/plane.ts';

/** Takes the edit back where it has no share: there every byte is as it was before. In place. */
export function keepOutside(edited: Picture, before: Picture, { values }: Plane): void {
  const { rgba } = edited;
  for (const [pixel, share] of values.entries()) {
    if (share === 1) continue;
    for (let at = pixel * 4; at < pixel * 4 + 4; at += 1) {
      rgba[at] = mix(before.rgba[at] ?? 0, rgba[at] ?? 0, share) + 0.5;
    }
  }
}
