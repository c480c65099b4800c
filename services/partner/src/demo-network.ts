/** The demonstration's network as data: who stands where, what each gets, and what they bet. */
import type { BetCategory } from '@noriter/rules/lists/bet-categories';
import type { RateKind } from './vocabulary/kinds.ts';

type DemoPerson = { loginId: string; nickname: string; tier: number; parent: string | null };

const player = (loginId: string, nickname: string): DemoPerson => ({
  loginId,
  nickname,
  tier: 0,
  parent: 'ptn5',
});

/** The same people as identity's demonstration has. */
export const demoPeople: readonly DemoPerson[] = [
  { loginId: 'ptn1', nickname: '한빛본사', tier: 1, parent: null },
  { loginId: 'ptn2', nickname: '새벽총판', tier: 2, parent: 'ptn1' },
  { loginId: 'ptn3', nickname: '마루지사', tier: 3, parent: 'ptn2' },
  { loginId: 'ptn4', nickname: '나래총판', tier: 4, parent: 'ptn3' },
  { loginId: 'ptn5', nickname: '다온매장', tier: 5, parent: 'ptn4' },
  player('player1', '행운의별'),
  player('player2', '바람개비'),
  player('player3', '달빛사냥꾼'),
  player('player4', '한강물결'),
  player('player5', '동네챔피언'),
];

type DemoRate = { category: BetCategory; kind: RateKind; rate: string };

/** From the head office down, in percent: rolling by kind of game, and losing of all of them. */
const byTier = [
  { loginId: 'ptn1', casino: '1.20', slot: '2.00', sport: '2.50', mini: '1.20', losing: '50' },
  { loginId: 'ptn2', casino: '1.10', slot: '1.80', sport: '2.20', mini: '1.10', losing: '45' },
  { loginId: 'ptn3', casino: '1.00', slot: '1.50', sport: '1.80', mini: '1.00', losing: '40' },
  { loginId: 'ptn4', casino: '0.80', slot: '1.20', sport: '1.40', mini: '0.80', losing: '30' },
  { loginId: 'ptn5', casino: '0.60', slot: '0.80', sport: '1.00', mini: '0.60', losing: '20' },
] as const;

const groups = {
  casino: ['casino', 'hotel-casino'],
  slot: ['slot', 'hotel-slot', 'fishing'],
  sport: ['sport-single', 'sport-2-fold', 'sport-3-fold', 'in-play', 'esport'],
  mini: [
    'mini-powerball',
    'mini-speedpowerball',
    'mini-powerladder',
    'mini-speedkino',
    'mini-kinoladder',
  ],
} as const satisfies Record<string, readonly BetCategory[]>;

export const demoRates = byTier.map(({ loginId, losing, ...rolling }) => ({
  loginId,
  rates: (Object.keys(groups) as (keyof typeof groups)[]).flatMap((group) =>
    groups[group].flatMap((category): DemoRate[] => [
      { category, kind: 'rolling', rate: rolling[group] },
      { category, kind: 'losing', rate: losing },
    ]),
  ),
}));

/** What was played, and how much of each hundred won of stakes came back on the days in turn. */
const plays = [
  { category: 'mini-powerball', gameId: 'powerball', stake: 120_000n, backs: [0n, 195n, 0n, 195n] },
  { category: 'mini-kinoladder', gameId: 'kinoladder', stake: 60_000n, backs: [195n, 0n, 0n] },
  { category: 'sport-single', gameId: '', stake: 90_000n, backs: [0n, 187n, 0n, 0n, 187n] },
  { category: 'sport-2-fold', gameId: '', stake: 40_000n, backs: [0n, 0n, 352n] },
  { category: 'casino', gameId: '', stake: 300_000n, backs: [100n, 92n, 110n, 85n] },
  { category: 'slot', gameId: '', stake: 80_000n, backs: [70n, 98n, 140n, 88n, 61n] },
] as const satisfies readonly {
  category: BetCategory;
  gameId: string;
  stake: bigint;
  backs: readonly bigint[];
}[];

/** The bets of a day, the same for each run. @param back how many days ago */
export function demoBets(back: number) {
  const bettors = demoPeople.filter(({ tier }) => tier === 0);
  return bettors.flatMap(({ loginId }, who) =>
    plays.flatMap(({ category, gameId, stake: usual, backs }, what) => {
      // Nobody plays everything every day.
      if ((back + who * 2 + what) % 3 === 0) return [];
      const stake = usual + BigInt(((back * 7 + who * 3) % 5) * 10_000);
      const percent = backs[(back + who) % backs.length] ?? 0n;
      const returned = (stake * percent) / 100n;
      return [
        { loginId, category, gameId, stake, turnover: stake, returned, hour: 10 + who + what },
      ];
    }),
  );
}
