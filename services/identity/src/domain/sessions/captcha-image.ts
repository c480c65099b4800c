// Invariant: the picture is grey dots only, bent and with noise over them; what it shows stands
// nowhere in it as text, as lines or as a count of anything.
import { strokes } from './captcha-strokes.ts';

/** Gives numbers from 0 up to but not including 1. */
export type RandomSource = () => number;

export const captchaDigits = ['1', '2', '3', '4', '5'] as const;
export const captchaLength = 4;

const width = 160;
const height = 56;
const strayLines = 4;
/** Fewer shades make a smaller file; the noise hides the steps. */
const shade = 16;

type Line = {
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
  readonly half: number;
  readonly ink: number;
};

/** Grey values row by row, 0 to 255. */
export type GreyPicture = { width: number; height: number; data: Uint8Array };

export function captchaAnswer(random: RandomSource): string {
  return Array.from({ length: captchaLength }, () => {
    return captchaDigits[Math.floor(random() * captchaDigits.length)] ?? '1';
  }).join('');
}

/** The picture of an answer, which must hold the digits 1 to 5 only. */
export function captchaPicture(answer: string, random: RandomSource): GreyPicture {
  const digits = Array.from(answer, (digit, index) => digitLines(digit, index, random)).flat();
  const stray = Array.from({ length: strayLines }, () => strayLine(random));
  const ink = new Uint8Array(width * height);
  for (const line of [...digits, ...stray]) draw(ink, line);
  const bend = bendOf(random);
  const data = ink.map((_, at) => {
    const noise = (random() + random() - 1) * 52;
    const grey = 236 - (ink[bend(at % width, Math.floor(at / width))] ?? 0) + noise;
    return Math.round(Math.min(255, Math.max(0, grey)) / shade) * shade;
  });
  return { width, height, data };
}

/** Waves along both sides, so that no stroke stays where it was or as long as it was. */
function bendOf(random: RandomSource): (x: number, y: number) => number {
  const wave = (size: number) => {
    const [depth, length, start] = [size * (0.6 + random()), 18 + random() * 26, random() * 7];
    return (at: number) => Math.round(depth * Math.sin(at / (length / 6.3) + start));
  };
  const [across, down] = [wave(1.6), wave(2.2)];
  return (x, y) => (y + down(x)) * width + Math.min(width - 1, Math.max(0, x + across(y)));
}

/** Inks what the line covers, soft at its edge; the darker of two lines counts. */
function draw(picture: Uint8Array, { from, to, half, ink }: Line): void {
  const reach = half + 1;
  const [left, right] = [Math.min(from[0], to[0]) - reach, Math.max(from[0], to[0]) + reach];
  const [top, bottom] = [Math.min(from[1], to[1]) - reach, Math.max(from[1], to[1]) + reach];
  for (let y = Math.max(0, Math.floor(top)); y < Math.min(height, bottom); y += 1) {
    for (let x = Math.max(0, Math.floor(left)); x < Math.min(width, right); x += 1) {
      const inside = Math.min(1, half + 0.8 - distance(x, y, from, to));
      const place = y * width + x;
      if (inside > 0) picture[place] = Math.max(picture[place] ?? 0, ink * inside);
    }
  }
}

function distance(
  x: number,
  y: number,
  [fromX, fromY]: readonly [number, number],
  [toX, toY]: readonly [number, number],
): number {
  const [alongX, alongY] = [toX - fromX, toY - fromY];
  const square = alongX * alongX + alongY * alongY;
  const part = square === 0 ? 0 : ((x - fromX) * alongX + (y - fromY) * alongY) / square;
  const near = Math.min(1, Math.max(0, part));
  return Math.hypot(x - fromX - near * alongX, y - fromY - near * alongY);
}

function digitLines(digit: string, index: number, random: RandomSource): Line[] {
  const turn = (random() - 0.5) * 0.62;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const [wide, tall] = [0.85 + random() * 0.4, 0.85 + random() * 0.35];
  const centreX = 23 + index * 37 + (random() - 0.5) * 11;
  const centreY = height / 2 + (random() - 0.5) * 10;
  const half = 1.3 + random() * 0.8;
  const ink = 155 + random() * 55;
  const jitter = () => (random() - 0.5) * 2.2;
  return (strokes[digit] ?? []).flatMap((points) => {
    const placed = points.map(([x, y]): readonly [number, number] => {
      const [awayX, awayY] = [(x - 10) * wide + jitter(), (y - 16) * tall + jitter()];
      return [centreX + awayX * cos - awayY * sin, centreY + awayX * sin + awayY * cos];
    });
    return placed.slice(1).map((to, at) => ({ from: placed[at] ?? to, to, half, ink }));
  });
}

/** As thick and as dark as a digit, so that neither tells it from one. */
function strayLine(random: RandomSource): Line {
  const from = [random() * width, random() * height] as const;
  const [turn, long] = [random() * 6.3, 24 + random() * 40];
  const to = [from[0] + Math.cos(turn) * long, from[1] + Math.sin(turn) * long] as const;
  return { from, to, half: 0.7 + random() * 0.9, ink: 80 + random() * 80 };
}
