/** Each species drawn once, swimming to the right; the frames only copy pictures. */
import type { Species } from '../../src/fishing/fish.ts';

type Look = {
  readonly body: string;
  readonly belly: string;
  readonly fin: string;
  readonly shape: Shape;
};
type Shape = 'fish' | 'round' | 'flat' | 'long' | 'arms' | 'shell' | 'dragon';

const looks: Readonly<Record<string, Look>> = {
  shrimp: { body: '#ff9d76', belly: '#ffd9c2', fin: '#d9603b', shape: 'long' },
  anchovy: { body: '#9fc4dd', belly: '#f2fbff', fin: '#5d89a8', shape: 'fish' },
  clownfish: { body: '#ff8a2a', belly: '#ffffff', fin: '#3a2310', shape: 'fish' },
  puffer: { body: '#f1cf5b', belly: '#fffbe8', fin: '#b98a1b', shape: 'round' },
  squid: { body: '#e9a3d3', belly: '#ffe8f7', fin: '#a85a92', shape: 'arms' },
  turtle: { body: '#5fae63', belly: '#d6efb2', fin: '#2f6b3b', shape: 'shell' },
  ray: { body: '#6f7fc8', belly: '#cfd7ff', fin: '#3b4787', shape: 'flat' },
  shark: { body: '#7e93a6', belly: '#eaf2f7', fin: '#4b5d6e', shape: 'fish' },
  whale: { body: '#3f6fa8', belly: '#dcecff', fin: '#22446f', shape: 'round' },
  dragon: { body: '#e9b02f', belly: '#fff1b8', fin: '#b0531a', shape: 'dragon' },
};

export type Sprite = { readonly picture: HTMLCanvasElement; readonly half: number };

export function spriteOf({ key, size }: Species, ratio: number): Sprite {
  const half = size * 1.6;
  const picture = document.createElement('canvas');
  picture.width = half * 2 * ratio;
  picture.height = half * 2 * ratio;
  const context = picture.getContext('2d');
  const look = looks[key];
  if (!context || !look) throw new Error(`No picture of ${key}.`);
  context.scale(ratio, ratio);
  context.translate(half, half);
  context.lineJoin = 'round';
  context.lineWidth = Math.max(1.5, size * 0.05);
  context.strokeStyle = 'rgb(6 24 44 / 0.75)';
  paint(context, look, size);
  return { picture, half };
}

function paint(context: CanvasRenderingContext2D, look: Look, size: number): void {
  const { body, belly, fin, shape } = look;
  const tone = context.createLinearGradient(0, -size * 0.6, 0, size * 0.6);
  tone.addColorStop(0, body);
  tone.addColorStop(0.55, body);
  tone.addColorStop(1, belly);
  const path = (text: string, fill: string | CanvasGradient) => {
    const scaled = new Path2D();
    scaled.addPath(new Path2D(text), new DOMMatrix().scale(size / 50));
    context.fillStyle = fill;
    context.fill(scaled);
    context.stroke(scaled);
  };
  const bodies: Readonly<Record<Shape, () => void>> = {
    fish: () => {
      path('M-34 0L-62 -24Q-54 0 -62 24Z', fin);
      path('M-10 -22Q6 -50 24 -42Q16 -30 18 -20ZM-4 20Q4 40 18 38Q12 28 12 18Z', fin);
      path('M58 2Q34 -30 -2 -26Q-26 -22 -40 0Q-26 22 -2 26Q34 28 58 2Z', tone);
      path('M6 2Q-8 16 -16 8Q-8 2 6 2Z', fin);
      eye(context, size, 36, -5);
    },
    round: () => {
      path('M-38 0L-62 -22Q-52 0 -62 22Z', fin);
      path(
        'M52 4C50 -34 16 -46 -8 -42C-34 -36 -48 -18 -48 2C-46 26 -28 40 0 42C30 42 50 28 52 4Z',
        tone,
      );
      path('M0 8Q-16 28 -26 16Q-14 6 0 8Z', fin);
      eye(context, size, 28, -10);
    },
    flat: () => {
      path('M-40 2L-74 -4L-74 4Z', fin);
      path('M54 0Q30 -14 12 -46Q-16 -26 -46 0Q-16 26 12 46Q30 14 54 0Z', tone);
      path('M40 0Q20 -8 6 -20Q-8 -6 -30 0Q-8 6 6 20Q20 8 40 0Z', belly);
      eye(context, size, 34, -6);
      eye(context, size, 34, 6);
    },
    long: () => {
      path('M-40 18L-62 10L-58 34Z', fin);
      path('M52 -6Q38 -28 8 -22Q-30 -14 -46 22Q-36 30 -26 22Q-10 6 14 10Q40 14 52 -6Z', tone);
      path('M50 -12Q66 -26 74 -44Q62 -30 46 -18Z', fin);
      eye(context, size, 38, -12);
    },
    arms: () => {
      for (const y of [-18, -8, 2, 12])
        path(`M-12 ${y}Q-40 ${y - 8} -66 ${y + 6}Q-40 ${y + 4} -12 ${y + 8}Z`, fin);
      path('M16 -24L62 -30Q48 0 62 30L16 24Z', fin);
      path('M72 0Q40 -30 -12 -24Q-22 0 -12 26Q40 30 72 0Z', tone);
      eye(context, size, -2, -8);
    },
    shell: () => {
      path('M30 -14Q64 -22 66 2Q62 18 34 12Z', belly);
      path(
        'M12 22Q20 48 34 48Q36 30 28 18ZM-30 20Q-44 44 -30 46Q-16 34 -16 22ZM-44 0L-62 8L-46 14Z',
        fin,
      );
      path('M44 14Q40 -36 -4 -38Q-44 -34 -48 14Q0 28 44 14Z', tone);
      path('M-4 -34L-18 -12L-6 14L14 12L20 -14Z', fin);
      eye(context, size, 54, -6);
    },
    dragon: () => {
      path('M-20 4Q-44 -34 -74 -8Q-56 -10 -46 6Q-60 20 -70 34Q-36 34 -16 18Z', fin);
      path('M-8 -20Q6 -54 26 -52Q18 -40 22 -24Z', fin);
      path('M72 8Q66 -12 46 -22Q20 -34 -8 -22Q-30 -12 -34 8Q-20 28 8 26Q40 28 72 8Z', tone);
      path('M44 -20Q58 -46 72 -46Q62 -34 60 -16Z', belly);
      path('M60 12Q78 24 74 40Q64 26 52 18Z', fin);
      for (const x of [-20, -4, 12, 28])
        path(`M${x} -6Q${x + 7} 4 ${x} 14Q${x - 7} 4 ${x} -6Z`, belly);
      eye(context, size, 48, -6);
    },
  };
  bodies[shape]();
}

function eye(context: CanvasRenderingContext2D, size: number, x: number, y: number): void {
  const unit = size / 50;
  const dot = (radius: number, colour: string, shift = 0) => {
    context.fillStyle = colour;
    context.beginPath();
    context.arc((x + shift) * unit, y * unit, radius * unit, 0, 7);
    context.fill();
  };
  dot(6.5, '#fff');
  dot(3.8, '#0b1824', 1.2);
}
