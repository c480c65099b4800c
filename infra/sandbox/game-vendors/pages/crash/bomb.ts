/** The bomb, its fuse and what is left of it. */
import { moves } from '../shared/motion.ts';

type Spark = {
  x: number;
  y: number;
  dx: number;
  dy: number;
  life: number;
  size: number;
  hue: number;
};
export type Phase = 'ready' | 'lit' | 'out' | 'burst';

export type BombDrawing = {
  /** @param heat 0 when lit, towards 1 as the multiplier grows */
  draw(phase: Phase, heat: number, ms: number): void;
  burst(): void;
  calm(): void;
};

/** Most sparks at once: a slow phone draws them all in a frame. */
const SPARKS_MAX = 140;

export function drawBomb(canvas: HTMLCanvasElement): BombDrawing {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser has no canvas.');
  let [width, height] = [0, 0];
  const sparks: Spark[] = [];
  const fit = () => {
    const ratio = Math.min(devicePixelRatio, 1.5);
    ({ clientWidth: width, clientHeight: height } = canvas);
    canvas.width = width * ratio;
    canvas.height = height * ratio;
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
  };
  new ResizeObserver(fit).observe(canvas);
  fit();

  function spray(x: number, y: number, count: number, speed: number): void {
    for (let at = 0; at < count && sparks.length < SPARKS_MAX; at += 1) {
      const turn = Math.random() * Math.PI * 2;
      const own = speed * (0.3 + Math.random());
      const [dx, dy] = [Math.cos(turn) * own, Math.sin(turn) * own - speed * 0.3];
      sparks.push({
        x,
        y,
        dx,
        dy,
        life: 1,
        size: 1.5 + Math.random() * 4,
        hue: 18 + Math.random() * 36,
      });
    }
  }

  function drawSparks(ms: number): void {
    for (let at = sparks.length - 1; at >= 0; at -= 1) {
      const spark = sparks[at];
      if (!spark) continue;
      spark.life -= ms / 900;
      if (spark.life <= 0) {
        sparks.splice(at, 1);
        continue;
      }
      spark.x += (spark.dx * ms) / 1000;
      spark.y += (spark.dy * ms) / 1000;
      spark.dy += ms * 0.45;
      context?.beginPath();
      if (!context) return;
      context.globalAlpha = spark.life;
      context.fillStyle = `hsl(${spark.hue} 100% ${50 + spark.life * 28}%)`;
      context.arc(spark.x, spark.y, spark.size * spark.life, 0, 7);
      context.fill();
    }
    if (context) context.globalAlpha = 1;
  }

  return {
    draw(phase, heat, ms) {
      context.clearRect(0, 0, width, height);
      const radius = Math.min(width * 0.27, height * 0.24, 150);
      const shake = phase === 'lit' && moves() ? heat * 5 : 0;
      const x = width / 2 + (Math.random() - 0.5) * shake;
      const y = height * 0.68 + (Math.random() - 0.5) * shake;
      if (phase === 'burst') smoke(context, x, y, radius);
      else {
        const tip = body(context, { x, y, radius, heat: phase === 'lit' ? heat : 0 });
        if (phase === 'lit') {
          glow(context, tip, radius * (0.3 + Math.random() * 0.1));
          if (moves()) spray(tip.x, tip.y, 2, 120);
        }
      }
      drawSparks(ms);
    },
    burst() {
      if (moves()) spray(width / 2, height * 0.68, SPARKS_MAX, 560);
    },
    calm() {
      sparks.length = 0;
    },
  };
}

type Body = { x: number; y: number; radius: number; heat: number };

/** @returns where the fuse burns */
function body(context: CanvasRenderingContext2D, { x, y, radius, heat }: Body) {
  context.save();
  context.translate(x, y);
  context.fillStyle = 'rgb(0 0 0 / 0.35)';
  context.beginPath();
  context.ellipse(0, radius * 1.08, radius * 0.9, radius * 0.14, 0, 0, 7);
  context.fill();
  context.rotate(0.42);
  context.fillStyle = '#454c58';
  context.fillRect(-radius * 0.26, -radius * 1.22, radius * 0.52, radius * 0.36);
  context.restore();
  const shade = context.createRadialGradient(
    x - radius * 0.4,
    y - radius * 0.45,
    radius * 0.1,
    x,
    y,
    radius,
  );
  shade.addColorStop(0, '#78828f');
  shade.addColorStop(0.35, `rgb(${44 + heat * 120} ${48 - heat * 12} ${58 - heat * 22})`);
  shade.addColorStop(1, `rgb(${14 + heat * 96} 14 ${20 - heat * 8})`);
  context.fillStyle = shade;
  context.beginPath();
  context.arc(x, y, radius, 0, 7);
  context.fill();
  context.fillStyle = 'rgb(255 255 255 / 0.5)';
  context.beginPath();
  context.ellipse(x - radius * 0.42, y - radius * 0.48, radius * 0.2, radius * 0.11, -0.7, 0, 7);
  context.fill();
  return fuse(context, { x, y, radius, heat });
}

function fuse(context: CanvasRenderingContext2D, { x, y, radius, heat }: Body) {
  const point = (at: number) => ({
    x: x + radius * (0.5 + at * 0.5 + Math.sin(at * 3.4) * 0.16),
    y: y - radius * (1.08 + Math.sin(at * 2.4) * 0.56),
  });
  const length = 1 - heat * 0.92;
  context.beginPath();
  for (let at = 0; at <= length; at += 0.04) {
    const { x: one, y: other } = point(at);
    if (at === 0) context.moveTo(one, other);
    else context.lineTo(one, other);
  }
  context.lineWidth = Math.max(4, radius * 0.075);
  context.lineCap = 'round';
  context.strokeStyle = '#d9c39a';
  context.stroke();
  return point(length);
}

function glow(
  context: CanvasRenderingContext2D,
  { x, y }: { x: number; y: number },
  radius: number,
) {
  const light = context.createRadialGradient(x, y, 0, x, y, radius);
  light.addColorStop(0, '#fffbe0');
  light.addColorStop(0.3, '#ffc14d');
  light.addColorStop(1, 'rgb(255 120 20 / 0)');
  context.fillStyle = light;
  context.beginPath();
  context.arc(x, y, radius, 0, 7);
  context.fill();
}

function smoke(context: CanvasRenderingContext2D, x: number, y: number, radius: number): void {
  context.fillStyle = '#ff8a2b';
  star(context, { x, y, radius: radius * 1.35, points: 14 });
  context.fillStyle = '#ffd65c';
  star(context, { x, y, radius: radius * 0.95, points: 12 });
  context.fillStyle = '#fff6cf';
  star(context, { x, y, radius: radius * 0.5, points: 10 });
}

type Star = { x: number; y: number; radius: number; points: number };
function star(context: CanvasRenderingContext2D, { x, y, radius, points }: Star): void {
  context.beginPath();
  for (let at = 0; at < points * 2; at += 1) {
    const own = radius * (at % 2 === 0 ? 1 : 0.62);
    const turn = (at / points) * Math.PI;
    context.lineTo(x + Math.cos(turn) * own, y + Math.sin(turn) * own);
  }
  context.closePath();
  context.fill();
}
