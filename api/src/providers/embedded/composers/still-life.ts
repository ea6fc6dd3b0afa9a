import { css, lighten, mix, type Colour } from '../colour/oklch.ts';
import type { Composer, Easel, Point } from '../easel.ts';
import { disc, paintGlow } from '../painters/light.ts';
import { paintLeaf } from '../painters/plants.ts';
import { paintStipple } from '../painters/stipple.ts';

/** A vase with stems, fruit and a bowl on a table, lit from a window at the side. */
export const paintStillLife: Composer = (easel) => {
  const { height, palette, random, width } = easel;
  const table = height * random.between(0.66, 0.7);
  const side = random.chance(0.5) ? 1 : -1;
  const unit = Math.min(width, height);
  const wall = mix(palette.horizon, palette.skyMiddle, palette.isDark ? 0.75 : 0.4);
  const cloth = mix(palette.near, palette.skyTop, 0.35);
  const vase = { x: width / 2 - side * unit * 0.13, y: table + unit * 0.1 };
  return [
    () => paintRoom(easel, { wall, table, cloth, side }),
    () => paintCast(easel, vase, unit * 0.17, side),
    () => paintBouquet(easel, { x: vase.x, y: vase.y - unit * 0.33 }, unit),
    () => paintVase(easel, vase, unit, side),
    () => {
      const fruits = [
        { x: 0.14, y: 0.12, r: 0.078 },
        { x: 0.29, y: 0.115, r: 0.07 },
        { x: 0.21, y: 0.165, r: 0.082 },
        { x: -0.2, y: 0.18, r: 0.066 },
      ];
      for (const [index, fruit] of fruits.entries()) {
        const at = {
          x: vase.x + side * unit * (fruit.x + 0.06),
          y: table + unit * fruit.y - unit * fruit.r * 0.4,
        };
        paintCast(easel, { x: at.x, y: at.y + unit * fruit.r * 0.85 }, unit * fruit.r, side);
        paintFruit(easel, at, unit * fruit.r, fruitColour(easel, index), side);
      }
    },
  ];
};

function fruitColour({ palette }: Easel, index: number): Colour {
  return index % 3 === 1
    ? mix(palette.accent, palette.light, 0.35)
    : { ...palette.accent, h: palette.accent.h + (index % 3 === 2 ? 24 : -8) };
}

function paintRoom(easel: Easel, room: { wall: Colour; table: number; cloth: Colour; side: number }): void {
  const { ctx, height, palette, width } = easel;
  const { wall, table, cloth, side } = room;
  ctx.fillStyle = css(wall);
  ctx.fillRect(0, 0, width, height);
  ctx.beginPath();
  ctx.rect(0, 0, width, table);
  paintStipple(
    easel,
    { x: 0, y: 0, width, height: table },
    {
      from: { x: side > 0 ? 0 : width, y: 0 },
      to: { x: side > 0 ? width : 0, y: table },
      colour: mix(palette.near, palette.skyTop, 0.4),
      strength: 0.5,
    },
  );
  paintWindowLight(easel, table, side);
  ctx.fillStyle = css(cloth);
  ctx.fillRect(0, table, width, height - table);
  ctx.fillStyle = css(mix(cloth, palette.light, 0.3), 0.7);
  ctx.fillRect(0, table, width, 3);
  ctx.beginPath();
  ctx.rect(0, table, width, height - table);
  paintStipple(
    easel,
    { x: 0, y: table, width, height: height - table },
    {
      from: { x: width / 2, y: height * 1.05 },
      to: { x: width / 2, y: table },
      colour: palette.ink,
      strength: 0.6,
    },
  );
}

/** Panes of light that fall slanting onto the wall. */
function paintWindowLight({ ctx, height, palette, width }: Easel, table: number, side: number): void {
  ctx.save();
  ctx.beginPath();
  ctx.rect(0, 0, width, table);
  ctx.clip();
  ctx.translate(width / 2 + side * width * 0.1, table * 0.46);
  ctx.transform(1, side * 0.22, 0, 1, 0, 0);
  ctx.globalCompositeOperation = 'screen';
  for (const column of [-1, 0]) {
    for (const row of [-1, 0]) {
      const gradient = ctx.createLinearGradient(0, -height * 0.3, 0, height * 0.3);
      gradient.addColorStop(0, css(palette.light, 0.5));
      gradient.addColorStop(1, css(palette.accent, 0.22));
      ctx.fillStyle = gradient;
      ctx.fillRect(column * 190 + 8, row * 250 + 8, 174, 234);
    }
  }
  ctx.restore();
}

/** The shadow a thing throws onto the table, away from the window. */
function paintCast({ ctx, palette }: Easel, foot: Point, radius: number, side: number): void {
  ctx.save();
  ctx.filter = 'blur(7px)';
  ctx.fillStyle = css(palette.ink, 0.5);
  ctx.beginPath();
  ctx.ellipse(foot.x + side * radius * 0.8, foot.y, radius * 1.6, radius * 0.26, 0, 0, 2 * Math.PI);
  ctx.fill();
  ctx.restore();
}

function paintVase(easel: Easel, foot: Point, unit: number, side: number): void {
  const { ctx, palette } = easel;
  const shape = (): void => {
    const [neck, belly, base] = [unit * 0.052, unit * 0.135, unit * 0.075];
    const top = foot.y - unit * 0.38;
    ctx.beginPath();
    ctx.moveTo(foot.x - neck * 1.25, top);
    ctx.bezierCurveTo(
      foot.x - neck * 0.7,
      top + unit * 0.07,
      foot.x - neck,
      top + unit * 0.08,
      foot.x - belly * 0.9,
      top + unit * 0.16,
    );
    ctx.bezierCurveTo(
      foot.x - belly * 1.3,
      top + unit * 0.25,
      foot.x - base * 1.1,
      foot.y - unit * 0.03,
      foot.x - base,
      foot.y,
    );
    ctx.quadraticCurveTo(foot.x, foot.y + unit * 0.018, foot.x + base, foot.y);
    ctx.bezierCurveTo(
      foot.x + base * 1.1,
      foot.y - unit * 0.03,
      foot.x + belly * 1.3,
      top + unit * 0.25,
      foot.x + belly * 0.9,
      top + unit * 0.16,
    );
    ctx.bezierCurveTo(
      foot.x + neck,
      top + unit * 0.08,
      foot.x + neck * 0.7,
      top + unit * 0.07,
      foot.x + neck * 1.25,
      top,
    );
    ctx.closePath();
  };
  const area = { x: foot.x - unit * 0.2, y: foot.y - unit * 0.4, width: unit * 0.4, height: unit * 0.44 };
  ctx.fillStyle = css(mix(palette.skyMiddle, palette.light, 0.3));
  shape();
  ctx.fill();
  shape();
  paintStipple(easel, area, {
    from: { x: foot.x + side * unit * 0.14, y: foot.y },
    to: { x: foot.x - side * unit * 0.07, y: foot.y - unit * 0.08 },
    colour: mix(palette.near, palette.skyTop, 0.3),
    strength: 0.95,
  });
  shape();
  paintStipple(easel, area, {
    from: { x: foot.x - side * unit * 0.14, y: foot.y - unit * 0.2 },
    to: { x: foot.x - side * unit * 0.05, y: foot.y - unit * 0.18 },
    colour: palette.light,
    strength: 0.6,
  });
}

function paintBouquet(easel: Easel, mouth: Point, unit: number): void {
  const { ctx, isFine, palette, random } = easel;
  const stems = isFine ? 15 : 11;
  for (let stem = 0; stem < stems; stem += 1) {
    const lean = (stem / (stems - 1) - 0.5) * 1.9 + random.bell() * 0.08;
    const reach = unit * random.between(0.19, 0.34) * (1.1 - Math.abs(lean) * 0.25);
    const tip = { x: mouth.x + Math.sin(lean) * reach, y: mouth.y - Math.cos(lean) * reach };
    const green = mix(
      palette.near,
      { l: 0.5, c: palette.near.c, h: palette.near.h },
      random.between(0.1, 0.6),
    );
    ctx.strokeStyle = css(green);
    ctx.lineWidth = unit * 0.005;
    ctx.beginPath();
    ctx.moveTo(mouth.x, mouth.y);
    ctx.quadraticCurveTo(mouth.x + Math.sin(lean) * reach * 0.25, mouth.y - reach * 0.6, tip.x, tip.y);
    ctx.stroke();
    ctx.fillStyle = css(green);
    for (const share of [0.45, 0.62, 0.78]) {
      const at = { x: mouth.x + (tip.x - mouth.x) * share ** 1.15, y: mouth.y + (tip.y - mouth.y) * share };
      for (const turn of [-0.8, 0.8])
        paintLeaf(ctx, at, lean - Math.PI / 2 + turn, unit * 0.085, unit * 0.014);
    }
    if (stem % 3 !== 2) paintBlossom(easel, tip, unit * random.between(0.034, 0.06));
    else
      for (let berry = 0; berry < 6; berry += 1) {
        ctx.fillStyle = css(mix(palette.accent, palette.near, 0.3));
        disc(
          easel,
          { x: tip.x + random.bell() * unit * 0.02, y: tip.y + random.bell() * unit * 0.026 },
          unit * 0.008,
        );
      }
  }
}

/** Two rings of petals around a heart. */
function paintBlossom(easel: Easel, at: Point, radius: number): void {
  const { ctx, palette, random } = easel;
  const base = random.chance(0.6) ? palette.accent : mix(palette.light, palette.horizon, 0.3);
  for (const [ring, shade] of [
    [1, -0.07],
    [0.68, 0.04],
  ] as const) {
    ctx.fillStyle = css(lighten(base, shade));
    const turn = random.next();
    for (let petal = 0; petal < 8; petal += 1) {
      paintLeaf(ctx, at, turn + (petal * Math.PI) / 4, radius * ring * 1.25, radius * ring * 0.3);
    }
  }
  ctx.fillStyle = css(mix(palette.near, palette.accent, 0.4));
  disc(easel, at, radius * 0.22);
}

function paintFruit(easel: Easel, at: Point, radius: number, fill: Colour, side: number): void {
  const { ctx, palette } = easel;
  const box = { x: at.x - radius, y: at.y - radius, width: radius * 2, height: radius * 2 };
  const shape = (): void => {
    ctx.beginPath();
    ctx.arc(at.x, at.y, radius, 0, 2 * Math.PI);
  };
  ctx.fillStyle = css(fill);
  shape();
  ctx.fill();
  shape();
  paintStipple(easel, box, {
    from: { x: at.x + side * radius, y: at.y + radius },
    to: { x: at.x - side * radius * 0.4, y: at.y - radius * 0.5 },
    colour: mix(palette.near, fill, 0.2),
    strength: 0.95,
  });
  paintGlow(
    easel,
    { x: at.x - side * radius * 0.4, y: at.y - radius * 0.45 },
    radius * 0.6,
    palette.light,
    0.55,
  );
  ctx.strokeStyle = css(palette.ink);
  ctx.lineWidth = radius * 0.07;
  ctx.lineCap = 'round';
  ctx.beginPath();
  ctx.moveTo(at.x, at.y - radius * 0.86);
  ctx.quadraticCurveTo(at.x + radius * 0.04, at.y - radius * 1.1, at.x + radius * 0.16, at.y - radius * 1.2);
  ctx.stroke();
}
