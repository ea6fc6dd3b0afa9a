import type { Plane } from '../planes/plane.ts';

interface Component {
  pixels: number[];
  touchesEdge: boolean;
}

/** Connected areas of the pixels that `isInside` says, by four neighbours. */
export function findComponents(
  { width, height }: Pick<Plane, 'width' | 'height'>,
  isInside: (pixel: number) => boolean,
): Component[] {
  const seen = new Uint8Array(width * height);
  const components: Component[] = [];
  for (let start = 0; start < seen.length; start += 1) {
    if (seen[start] === 1 || !isInside(start)) continue;
    const component: Component = { pixels: [start], touchesEdge: false };
    seen[start] = 1;
    for (let index = 0; index < component.pixels.length; index += 1) {
      const pixel = component.pixels[index] ?? start;
      const x = pixel % width;
      const y = (pixel - x) / width;
      if (x === 0 || y === 0 || x === width - 1 || y === height - 1) component.touchesEdge = true;
      const visit = (next: number, exists: boolean): void => {
        if (!exists || seen[next] === 1 || !isInside(next)) return;
        seen[next] = 1;
        component.pixels.push(next);
      };
      visit(pixel - 1, x > 0);
      visit(pixel + 1, x < width - 1);
      visit(pixel - width, y > 0);
      visit(pixel + width, y < height - 1);
    }
    components.push(component);
  }
  return components;
}
