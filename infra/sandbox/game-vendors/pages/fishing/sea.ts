/** Fish and shots, and how they move. What is caught the server decides. */
import { type Species, species } from '../../src/fishing/fish.ts';

export type Fish = {
  readonly species: Species;
  x: number;
  y: number;
  readonly direction: 1 | -1;
  readonly speed: number;
  readonly sway: number;
  readonly phase: number;
  /** 1 while it swims, then towards 0 as it is hauled in. */
  life: number;
  isCaught: boolean;
  flash: number;
};
export type Shot = { x: number; y: number; dx: number; dy: number; stake: bigint; age: number };
export type Hit = {
  readonly fish: Fish;
  readonly stake: bigint;
  readonly x: number;
  readonly y: number;
};

const SHOT_SPEED = 760;
const FISH_MAX = 26;
const SHOTS_MAX = 14;
/** A shot that meets nothing for so long is gone, and has cost nothing. */
const SHOT_MS = 9_000;

export type Sea = ReturnType<typeof createSea>;

export function createSea() {
  const fish: Fish[] = [];
  const shots: Shot[] = [];
  let [width, height, sinceSpawn] = [1_000, 600, 0];
  const scale = () => Math.min(1, 0.5 + width / 1_800);
  const all = species.reduce((sum, { comes }) => sum + comes, 0);

  function spawn(): void {
    let left = Math.random() * all;
    const kind = species.find(({ comes }) => {
      left -= comes;
      return left < 0;
    });
    if (!kind || fish.length >= FISH_MAX) return;
    // One of the great ones at a time.
    if (kind.size > 60 && fish.some(({ species: other }) => other.size > 60)) return;
    const direction = Math.random() < 0.5 ? 1 : -1;
    const margin = kind.size * 1.7;
    fish.push({
      species: kind,
      x: direction === 1 ? -margin : width + margin,
      y: 40 + kind.size + Math.random() * Math.max(20, height * 0.74 - kind.size * 2 - 40),
      direction,
      speed: kind.speed * (0.75 + Math.random() * 0.5) * scale(),
      sway: 8 + Math.random() * 16,
      phase: Math.random() * 6,
      life: 1,
      isCaught: false,
      flash: 0,
    });
  }

  function step(ms: number, now: number): Hit[] {
    sinceSpawn += ms;
    if (sinceSpawn > 520) {
      sinceSpawn = 0;
      spawn();
    }
    for (let at = fish.length - 1; at >= 0; at -= 1) {
      const one = fish[at];
      if (!one) continue;
      one.flash = Math.max(0, one.flash - ms / 160);
      if (one.isCaught) one.life -= ms / 700;
      else {
        one.x += (one.direction * one.speed * ms) / 1000;
        one.y += (Math.sin(now / 900 + one.phase) * one.sway * ms) / 1000;
      }
      const margin = one.species.size * 2;
      if (one.life <= 0 || one.x < -margin || one.x > width + margin) fish.splice(at, 1);
    }
    return moveShots(ms);
  }

  function moveShots(ms: number): Hit[] {
    const hits: Hit[] = [];
    for (let at = shots.length - 1; at >= 0; at -= 1) {
      const shot = shots[at];
      if (!shot) continue;
      shot.age += ms;
      shot.x += (shot.dx * ms) / 1000;
      shot.y += (shot.dy * ms) / 1000;
      // Shots come back from the walls until they hit.
      if (shot.x < 0 || shot.x > width)
        shot.dx = shot.x < 0 ? Math.abs(shot.dx) : -Math.abs(shot.dx);
      if (shot.y < 0 || shot.y > height)
        shot.dy = shot.y < 0 ? Math.abs(shot.dy) : -Math.abs(shot.dy);
      const met = fish.find((one) => !one.isCaught && isIn(one, shot));
      if (met) hits.push({ fish: met, stake: shot.stake, x: shot.x, y: shot.y });
      if (met || shot.age > SHOT_MS) shots.splice(at, 1);
    }
    return hits;
  }

  const isIn = ({ species: kind, x, y }: Fish, shot: Shot) => {
    const [dx, dy] = [
      (shot.x - x) / (kind.size * 1.1 * scale()),
      (shot.y - y) / (kind.size * 0.6 * scale()),
    ];
    return dx * dx + dy * dy < 1;
  };

  return {
    fish,
    shots,
    step,
    scale,
    size: () => ({ width, height }),
    resize(to: { width: number; height: number }) {
      ({ width, height } = to);
    },
    /** @param turn of the gun; 0 is straight up */
    fire(turn: number, stake: bigint): boolean {
      if (shots.length >= SHOTS_MAX) return false;
      const [dx, dy] = [Math.sin(turn) * SHOT_SPEED, -Math.cos(turn) * SHOT_SPEED];
      shots.push({ x: width / 2 + dx * 0.07, y: height - 34 + dy * 0.07, dx, dy, stake, age: 0 });
      return true;
    },
    fill() {
      for (let at = 0; at < 14; at += 1) spawn();
      for (const one of fish) one.x = Math.random() * width;
    },
  };
}
