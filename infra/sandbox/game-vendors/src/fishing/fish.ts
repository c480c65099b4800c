import type { Chance } from '../chance/chance.ts';

/** A species: what it pays in stakes, each with its weight. Data for server and page alike. */
export type Species = {
  readonly key: string;
  readonly names: { readonly ko: string; readonly en: string; readonly vi: string };
  readonly pays: readonly (readonly [times: number, weight: number])[];
  /** How often one comes, beside the others. */
  readonly comes: number;
  /** Points of the page a second, and radius. */
  readonly speed: number;
  readonly size: number;
};

const one = (times: number) => [[times, 1]] as const;

export const species: readonly Species[] = [
  {
    key: 'shrimp',
    names: { ko: '새우', en: 'Shrimp', vi: 'Tôm' },
    pays: one(2),
    comes: 20,
    speed: 70,
    size: 16,
  },
  {
    key: 'anchovy',
    names: { ko: '멸치', en: 'Anchovy', vi: 'Cá cơm' },
    pays: one(3),
    comes: 20,
    speed: 90,
    size: 18,
  },
  {
    key: 'clownfish',
    names: { ko: '흰동가리', en: 'Clownfish', vi: 'Cá hề' },
    pays: one(5),
    comes: 16,
    speed: 60,
    size: 24,
  },
  {
    key: 'puffer',
    names: { ko: '복어', en: 'Puffer', vi: 'Cá nóc' },
    pays: one(8),
    comes: 12,
    speed: 45,
    size: 30,
  },
  {
    key: 'squid',
    names: { ko: '오징어', en: 'Squid', vi: 'Mực' },
    pays: one(12),
    comes: 10,
    speed: 65,
    size: 32,
  },
  {
    key: 'turtle',
    names: { ko: '거북', en: 'Turtle', vi: 'Rùa' },
    pays: one(20),
    comes: 7,
    speed: 35,
    size: 40,
  },
  {
    key: 'ray',
    names: { ko: '가오리', en: 'Ray', vi: 'Cá đuối' },
    pays: one(30),
    comes: 5,
    speed: 50,
    size: 46,
  },
  {
    key: 'shark',
    names: { ko: '상어', en: 'Shark', vi: 'Cá mập' },
    pays: [
      [40, 3],
      [60, 2],
      [80, 1],
    ],
    comes: 3,
    speed: 75,
    size: 62,
  },
  {
    key: 'whale',
    names: { ko: '고래', en: 'Whale', vi: 'Cá voi' },
    pays: [
      [80, 4],
      [120, 2],
      [200, 1],
    ],
    comes: 1.5,
    speed: 28,
    size: 84,
  },
  {
    key: 'dragon',
    names: { ko: '황금 용', en: 'Golden dragon', vi: 'Rồng vàng' },
    pays: [
      [150, 5],
      [300, 2],
      [500, 1],
    ],
    comes: 0.8,
    speed: 40,
    size: 96,
  },
];

/** What a shot brings back on average, whatever it hits. */
export const TARGET_RETURN = 0.96;
/** Grain of the chance: catches are decided by whole numbers. */
const GRAIN = 1_000_000_000;

export function speciesOf(key: string): Species | undefined {
  return species.find((known) => known.key === key);
}

export function meanPay({ pays }: Species): number {
  const weights = pays.reduce((sum, [, weight]) => sum + weight, 0);
  return pays.reduce((sum, [times, weight]) => sum + times * weight, 0) / weights;
}

/** Of a thousand million shots that hit it, so many catch it. */
function catches(of: Species): number {
  return Math.floor((TARGET_RETURN * GRAIN) / meanPay(of));
}

/** Computed from the very numbers that decide: 0.96 is 96 %. */
export function returnOf(of: Species): number {
  return (catches(of) / GRAIN) * meanPay(of);
}

/** What a shot that hit brings, in won; 0 when the fish swims on. */
export function shoot(of: Species, stake: bigint, chance: Chance): bigint {
  if (chance.whole(GRAIN) >= catches(of)) return 0n;
  const weights = of.pays.reduce((sum, [, weight]) => sum + weight, 0);
  let at = chance.whole(weights);
  for (const [times, weight] of of.pays) {
    if (at < weight) return stake * BigInt(times);
    at -= weight;
  }
  throw new Error('The weights of a fish do not add up.');
}
