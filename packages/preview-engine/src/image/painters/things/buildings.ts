import { css, lighten, mix, type Colour } from '../../../colour/oklch.ts';
import type { Easel } from '../../canvas/easel.ts';
import type { Area } from '../light/field.ts';
import { paintGlow } from '../light/light.ts';

export interface Block {
  /** Where the street is. */
  ground: number;
  /** The tallest tower's height; towers fall off away from `centre`. */
  tall: number;
  centre: number;
  towerWidth: number;
  wall: Colour;
  /** What the foot of the block fades into. */
  haze: Colour;
  /** Share of lit windows, 0..1. */
  lit: number;
  /** Whether the towers have neon strips and beacons. */
  hasNeon: boolean;
  neon: readonly [Colour, ...Colour[]];
  /** Called for each lit window, so that a film can switch it off. */
  onLitWindow?(window: Area): void;
}

interface Tower {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** One row of houses from edge to edge, without gaps, the tall ones around the centre. */
export function paintBlock(easel: Easel, block: Block): void {
  const { width, random } = easel;
  for (let x = -random.between(0, block.towerWidth); x < width;) {
    const towerWidth = block.towerWidth * random.between(0.55, 1.35);
    const off = (x + towerWidth / 2 - block.centre) / width;
    const share = 0.3 + 0.7 * Math.exp(-(off ** 2) * 9);
    const height = block.tall * share * random.between(0.45, 1);
    paintTower(easel, block, { x, y: block.ground - height, width: towerWidth, height });
    x += towerWidth * random.between(0.8, 1.15);
  }
}

function paintTower(easel: Easel, block: Block, tower: Tower): void {
  const { ctx, random } = easel;
  const wall = lighten(block.wall, random.between(-0.018, 0.018));
  const gradient = ctx.createLinearGradient(0, tower.y, 0, block.ground);
  gradient.addColorStop(0, css(wall));
  gradient.addColorStop(0.45, css(mix(wall, block.haze, 0.12)));
  gradient.addColorStop(1, css(mix(wall, block.haze, 0.62)));
  ctx.fillStyle = gradient;
  ctx.beginPath();
  traceRoof(easel, tower);
  ctx.lineTo(tower.x + tower.width, block.ground + 2);
  ctx.lineTo(tower.x, block.ground + 2);
  ctx.closePath();
  ctx.fill();
  ctx.fillStyle = css(lighten(wall, 0.05), 0.5);
  ctx.fillRect(tower.x, tower.y, Math.max(1, tower.width * 0.08), tower.height * 0.55);
  paintWindows(easel, block, tower);
  if (block.hasNeon && random.chance(0.5)) paintNeon(easel, block, tower);
}

/** From the left wall over the roof to the right wall. */
function traceRoof({ ctx, random }: Easel, { x, y, width, height }: Tower): void {
  const right = x + width;
  ctx.moveTo(x, y);
  switch (random.pick(['flat', 'flat', 'steps', 'spire', 'slant', 'dome', 'crown'])) {
    case 'steps':
      ctx.lineTo(x + width * 0.16, y);
      ctx.lineTo(x + width * 0.16, y - width * 0.28);
      ctx.lineTo(x + width * 0.34, y - width * 0.28);
      ctx.lineTo(x + width * 0.34, y - width * 0.52);
      ctx.lineTo(right - width * 0.34, y - width * 0.52);
      ctx.lineTo(right - width * 0.34, y - width * 0.28);
      ctx.lineTo(right - width * 0.16, y - width * 0.28);
      ctx.lineTo(right - width * 0.16, y);
      break;
    case 'spire':
      ctx.lineTo(x + width * 0.3, y - width * 0.22);
      ctx.lineTo(x + width * 0.47, y - width * 0.4);
      ctx.lineTo(x + width / 2, y - width * 0.4 - height * 0.2);
      ctx.lineTo(right - width * 0.47, y - width * 0.4);
      ctx.lineTo(right - width * 0.3, y - width * 0.22);
      break;
    case 'slant':
      ctx.lineTo(right, y - width * random.between(0.25, 0.6));
      break;
    case 'dome':
      ctx.quadraticCurveTo(x + width * 0.06, y - width * 0.5, x + width / 2, y - width * 0.54);
      ctx.quadraticCurveTo(right - width * 0.06, y - width * 0.5, right, y);
      break;
    case 'crown':
      ctx.lineTo(x + width * 0.2, y - width * 0.4);
      ctx.lineTo(x + width * 0.2, y - width * 0.05);
      ctx.lineTo(right - width * 0.2, y - width * 0.05);
      ctx.lineTo(right - width * 0.2, y - width * 0.4);
      break;
    default:
      if (random.chance(0.35)) {
        ctx.lineTo(x + width * 0.7, y);
        ctx.lineTo(x + width * 0.72, y - height * 0.13);
        ctx.lineTo(x + width * 0.74, y);
      }
  }
  ctx.lineTo(right, y);
}

function paintWindows({ ctx, palette, random, isFine }: Easel, block: Block, tower: Tower): void {
  const pitchX = Math.max(5, block.towerWidth / (isFine ? 11 : 8));
  const pitchY = pitchX * random.between(1.1, 1.6);
  const columns = Math.floor((tower.width - pitchX) / pitchX);
  const rows = Math.floor((tower.height * 0.8) / pitchY);
  const left = tower.x + (tower.width - columns * pitchX) / 2;
  const warm = mix(palette.light, palette.accent, random.between(0.1, 0.55));
  const dim = lighten(block.wall, 0.07);
  const isBanded = random.chance(0.3);
  // Floors are lit together more often than single rooms.
  for (let row = 1; row < rows; row += 1) {
    const floor = random.next();
    const fade = 1 - 0.65 * (row / rows);
    for (let column = 0; column < columns; column += 1) {
      const isLit = random.next() < block.lit * (floor < 0.3 ? 2 : 0.6);
      if (!isLit && !isBanded) continue;
      ctx.fillStyle = isLit ? css(warm, fade * random.between(0.55, 0.95)) : css(dim, 0.4 * fade);
      const window = {
        x: left + column * pitchX + pitchX * 0.2,
        y: tower.y + row * pitchY,
        width: pitchX * (isBanded ? 0.85 : 0.55),
        height: pitchY * 0.45,
      };
      ctx.fillRect(window.x, window.y, window.width, window.height);
      if (isLit) block.onLitWindow?.(window);
    }
  }
}

function paintNeon(easel: Easel, block: Block, tower: Tower): void {
  const { ctx, random } = easel;
  const neon = random.pick(block.neon);
  const x = tower.x + tower.width * random.pick([0.12, 0.5, 0.86]);
  const length = tower.height * random.between(0.25, 0.6);
  const top = tower.y + tower.height * 0.06;
  paintGlow(easel, { x, y: top + length / 2 }, length * 0.55, neon, 0.3);
  ctx.fillStyle = css(lighten(neon, 0.1));
  ctx.fillRect(x - block.towerWidth * 0.018, top, block.towerWidth * 0.036, length);
}
