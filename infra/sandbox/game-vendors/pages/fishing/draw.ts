import { species } from '../../src/fishing/fish.ts';
import { moves } from '../shared/motion.ts';
import type { Sea } from './sea.ts';
import { type Sprite, spriteOf } from './sprites.ts';

type Word = { text: string; x: number; y: number; life: number; size: number };
type Net = { x: number; y: number; life: number };

export type SeaDrawing = {
  draw(sea: Sea, view: { turn: number; recoil: number; now: number; ms: number }): void;
  word(text: string, x: number, y: number, size: number): void;
  net(x: number, y: number): void;
};

export function drawSea(canvas: HTMLCanvasElement, sea: Sea): SeaDrawing {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser has no canvas.');
  let ratio = 1;
  const sprites = new Map<string, Sprite>();
  const fit = () => {
    ratio = Math.min(devicePixelRatio, 1.5);
    const { clientWidth: width, clientHeight: height } = canvas;
    canvas.width = width * ratio;
    canvas.height = height * ratio;
    sea.resize({ width, height });
    for (const one of species) sprites.set(one.key, spriteOf(one, ratio));
  };
  new ResizeObserver(fit).observe(canvas);
  fit();
  const words: Word[] = [];
  const nets: Net[] = [];

  function drawFish(now: number): void {
    if (!context) return;
    const scale = sea.scale();
    for (const { species: kind, x, y, direction, phase, life, isCaught, flash } of sea.fish) {
      const sprite = sprites.get(kind.key);
      if (!sprite) continue;
      const wag = moves() ? Math.sin(now / 160 + phase) * 0.07 : 0;
      const turn = isCaught && moves() ? (1 - life) * 5 : 0;
      const size = scale * (isCaught ? 0.6 + life * 0.4 : 1);
      const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
      const own = ratio * size;
      context.setTransform(
        direction * own * cos,
        own * sin + wag * own,
        -sin * own * direction,
        own * cos,
        x * ratio,
        y * ratio,
      );
      context.globalAlpha = isCaught ? life : 1;
      context.drawImage(
        sprite.picture,
        -sprite.half,
        -sprite.half,
        sprite.half * 2,
        sprite.half * 2,
      );
      if (flash > 0) {
        context.globalAlpha = flash * 0.5;
        context.fillStyle = '#fff';
        context.beginPath();
        context.ellipse(0, 0, kind.size * 1.1, kind.size * 0.6, 0, 0, 7);
        context.fill();
      }
    }
    context.globalAlpha = 1;
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
  }

  function drawShots(): void {
    if (!context) return;
    for (const { x, y } of sea.shots) {
      context.fillStyle = 'rgb(255 214 92 / 0.35)';
      context.beginPath();
      context.arc(x, y, 11, 0, 7);
      context.fill();
      context.fillStyle = '#fff3c4';
      context.beginPath();
      context.arc(x, y, 5, 0, 7);
      context.fill();
    }
  }

  function drawEffects(ms: number): void {
    if (!context) return;
    context.textAlign = 'center';
    fade(nets, ms / 380, ({ x, y, life }) => {
      context.globalAlpha = life;
      context.strokeStyle = '#ffe9b0';
      context.lineWidth = 2;
      const radius = 16 + (1 - life) * 26;
      context.beginPath();
      for (let at = 0; at < 6; at += 1) {
        const turn = (at / 6) * Math.PI;
        context.moveTo(x - Math.cos(turn) * radius, y - Math.sin(turn) * radius);
        context.lineTo(x + Math.cos(turn) * radius, y + Math.sin(turn) * radius);
      }
      context.moveTo(x + radius, y);
      context.arc(x, y, radius, 0, 7);
      context.moveTo(x + radius / 2, y);
      context.arc(x, y, radius / 2, 0, 7);
      context.stroke();
    });
    fade(words, ms / 1_300, ({ text, x, y, life, size }) => {
      context.globalAlpha = Math.min(1, life * 2);
      context.font = `800 ${size}px "Pretendard Variable", sans-serif`;
      context.lineWidth = 5;
      context.strokeStyle = 'rgb(60 30 0 / 0.8)';
      context.fillStyle = '#ffe27a';
      const rise = moves() ? (1 - life) * 50 : 20;
      context.strokeText(text, x, y - rise);
      context.fillText(text, x, y - rise);
    });
    context.globalAlpha = 1;
  }

  return {
    draw(_sea, { turn, recoil, now, ms }) {
      const { width, height } = sea.size();
      context.setTransform(ratio, 0, 0, ratio, 0, 0);
      context.clearRect(0, 0, width, height);
      drawFish(now);
      drawShots();
      drawEffects(ms);
      gun(context, { x: width / 2, y: height - 34, turn, recoil });
    },
    word(text, x, y, size) {
      const { width } = sea.size();
      words.push({
        text,
        x: Math.min(width - 60, Math.max(60, x)),
        y: Math.max(70, y),
        life: 1,
        size,
      });
    },
    net(x, y) {
      nets.push({ x, y, life: 1 });
    },
  };
}

function fade<Item extends { life: number }>(
  items: Item[],
  by: number,
  draw: (item: Item) => void,
) {
  for (let at = items.length - 1; at >= 0; at -= 1) {
    const item = items[at];
    if (!item) continue;
    item.life -= by;
    if (item.life <= 0) items.splice(at, 1);
    else draw(item);
  }
}

type Gun = { x: number; y: number; turn: number; recoil: number };
function gun(context: CanvasRenderingContext2D, { x, y, turn, recoil }: Gun): void {
  context.save();
  context.translate(x, y);
  context.rotate(turn);
  context.strokeStyle = '#4b2b06';
  context.lineWidth = 2.5;
  context.fillStyle = '#d99a2b';
  context.beginPath();
  context.roundRect(-15, -64 + recoil * 9, 30, 62, 8);
  context.fill();
  context.stroke();
  context.fillStyle = '#ffd978';
  context.beginPath();
  context.roundRect(-19, -72 + recoil * 9, 38, 16, 6);
  context.fill();
  context.stroke();
  context.restore();
  context.fillStyle = '#8a5413';
  context.strokeStyle = '#4b2b06';
  context.lineWidth = 2.5;
  context.beginPath();
  context.arc(x, y + 6, 34, Math.PI, 0);
  context.lineTo(x + 46, y + 40);
  context.lineTo(x - 46, y + 40);
  context.closePath();
  context.fill();
  context.stroke();
  context.fillStyle = '#ffd978';
  context.beginPath();
  context.arc(x, y + 2, 11, 0, 7);
  context.fill();
  context.stroke();
}
