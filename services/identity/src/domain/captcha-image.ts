// Invariant: the picture is made of strokes only; the digits it shows are nowhere in it as text.

/** Gives numbers from 0 up to but not including 1. */
export type RandomSource = () => number;

export const captchaDigits = ['1', '2', '3', '4', '5'] as const;
export const captchaLength = 4;

const width = 160;
const height = 56;
const noiseLines = 5;
const noiseDots = 24;

type Point = readonly [x: number, y: number];

/** Each digit as strokes in a box of 20 by 32. */
const strokes: Record<string, readonly (readonly Point[])[]> = {
  '1': [
    [
      [4, 8],
      [11, 1],
      [11, 31],
    ],
    [
      [4, 31],
      [18, 31],
    ],
  ],
  '2': [
    [
      [2, 8],
      [6, 2],
      [13, 1],
      [18, 6],
      [17, 13],
      [2, 31],
      [19, 31],
    ],
  ],
  '3': [
    [
      [2, 3],
      [12, 1],
      [18, 6],
      [16, 13],
      [8, 16],
      [17, 19],
      [19, 26],
      [12, 31],
      [2, 29],
    ],
  ],
  '4': [
    [
      [14, 31],
      [14, 1],
      [1, 21],
      [19, 21],
    ],
  ],
  '5': [
    [
      [17, 1],
      [4, 1],
      [3, 14],
      [12, 12],
      [18, 18],
      [18, 25],
      [12, 31],
      [2, 29],
    ],
  ],
};

export function captchaAnswer(random: RandomSource): string {
  return Array.from({ length: captchaLength }, () => {
    return captchaDigits[Math.floor(random() * captchaDigits.length)] ?? '1';
  }).join('');
}

/** An SVG document; the answer must hold the digits 1 to 5 only. */
export function captchaSvg(answer: string, random: RandomSource): string {
  const digits = Array.from(answer, (digit, index) => digitPath(digit, index, random)).join('');
  const lines = Array.from({ length: noiseLines }, () => noiseLine(random)).join('');
  const dots = Array.from({ length: noiseDots }, () => noiseDot(random)).join('');
  const box = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  const ground = `<rect width="${width}" height="${height}" rx="6" fill="#f4f1ea"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${box}>`;
  return `${svg}${ground}${dots}${digits}${lines}</svg>`;
}

export function captchaDataUri(svg: string): string {
  return `data:image/svg+xml;base64,${Buffer.from(svg, 'utf8').toString('base64')}`;
}

function digitPath(digit: string, index: number, random: RandomSource): string {
  const jitter = () => (random() - 0.5) * 2.4;
  const path = (strokes[digit] ?? [])
    .map((points) => points.map(([x, y]) => `${round(x + jitter())} ${round(y + jitter())}`))
    .map((points) => `M${points.join('L')}`)
    .join('');
  const x = round(14 + index * 36 + (random() - 0.5) * 8);
  const y = round(11 + (random() - 0.5) * 10);
  const turn = round((random() - 0.5) * 36);
  const place = `translate(${x} ${y}) rotate(${turn} 10 16)`;
  const colour = shade(random, 20, 70);
  return `<path d="${path}" transform="${place}" ${pen(colour, round(2.6 + random() * 1.6))}/>`;
}

function noiseLine(random: RandomSource): string {
  const y = () => round(random() * height);
  const middle = `${round(random() * width)} ${y()} ${round(random() * width)} ${y()}`;
  return `<path d="M0 ${y()}C${middle} ${width} ${y()}" ${pen(shade(random, 60, 130), 1.2)}/>`;
}

function noiseDot(random: RandomSource): string {
  const centre = `cx="${round(random() * width)}" cy="${round(random() * height)}"`;
  return `<circle ${centre} r="${round(0.6 + random() * 1.4)}" fill="${shade(random, 90, 170)}"/>`;
}

function pen(colour: string, strokeWidth: number): string {
  const ends = 'stroke-linecap="round" stroke-linejoin="round"';
  return `fill="none" stroke="${colour}" stroke-width="${strokeWidth}" ${ends}`;
}

function shade(random: RandomSource, from: number, until: number): string {
  const part = () => Math.floor(from + random() * (until - from));
  return `rgb(${part()},${part()},${part()})`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
