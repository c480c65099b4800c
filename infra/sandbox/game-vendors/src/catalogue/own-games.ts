import { houseEdges } from '../baccarat/edges.ts';
import { TARGET_RETURN } from '../fishing/fish.ts';
import { returnText } from '../slots/return.ts';
import type { Theme } from '../slots/theme.ts';
import { dragonPalace } from '../slots/themes/dragon-palace.ts';
import { moonRabbit } from '../slots/themes/moon-rabbit.ts';
import { seoulNight } from '../slots/themes/seoul-night.ts';
import type { VendorKey } from '../vendors/vendors.ts';
import type { CatalogueEntry, Names } from './entry.ts';

/** What a stake may be at most, by game. */
export const maxBets = { baccarat: 5_000_000n, slot: 100_000n, fishing: 10_000n, crash: 500_000n };

const own = {
  hasDemo: true,
  isPlayable: true,
  tags: ['new', 'popular'],
} as const;

const slot = (theme: Theme, vendorCode: string, volatility: CatalogueEntry['volatility']) =>
  ({
    ...own,
    gameCode: theme.gameCode,
    vendorCode,
    group: 'slot',
    names: theme.names,
    rtp: returnText(theme),
    volatility,
    features: ['free-spins', 'jackpot', 'wild', 'twenty-lines'],
    maxBet: String(maxBets.slot),
    kind: 'slot',
  }) as const;

const tableNames: readonly Names[] = [
  { ko: '놀이터 바카라 A', en: 'Noriter Baccarat A', vi: 'Noriter Baccarat A' },
  { ko: '놀이터 바카라 B', en: 'Noriter Baccarat B', vi: 'Noriter Baccarat B' },
  { ko: '스피드 바카라 C', en: 'Speed Baccarat C', vi: 'Baccarat nhanh C' },
  { ko: '스피드 바카라 D', en: 'Speed Baccarat D', vi: 'Baccarat nhanh D' },
];

/** One entry for each table; each opens the same room at its own table. */
const tables = (): CatalogueEntry[] => {
  const rtp = ((1 - houseEdges().banker) * 100).toFixed(2);
  return tableNames.map((names, at) => ({
    ...own,
    gameCode: `noriter-baccarat-${at + 1}`,
    vendorCode: '1',
    group: 'casino',
    names,
    rtp,
    volatility: 'low',
    features: ['live', 'side-bets', 'roads'],
    maxBet: String(maxBets.baccarat),
    kind: 'baccarat',
  }));
};

/** What can be played, by the vendor that lists it. */
export function ownGames(): Readonly<Record<VendorKey, readonly CatalogueEntry[]>> {
  return {
    evolution: tables(),
    kplay: [slot(moonRabbit, '200', 'low'), slot(dragonPalace, '200', 'high')],
    pragmatic: [slot(seoulNight, '201', 'medium')],
    bomb: [
      {
        ...own,
        gameCode: 'noriter-bomb',
        vendorCode: '221',
        group: 'slot',
        names: { ko: '폭탄', en: 'Bomb', vi: 'Bom nổ' },
        rtp: '97.00',
        volatility: 'high',
        features: ['cash-out', 'provably-fair'],
        maxBet: String(maxBets.crash),
        kind: 'crash',
      },
    ],
    kfishing: [
      {
        ...own,
        gameCode: 'noriter-fishing',
        vendorCode: '1000',
        group: 'fishing',
        names: { ko: '놀이터 피싱', en: 'Noriter Fishing', vi: 'Noriter Bắn cá' },
        rtp: (TARGET_RETURN * 100).toFixed(2),
        volatility: 'medium',
        features: ['shooting', 'boss'],
        maxBet: String(maxBets.fishing),
        kind: 'fishing',
      },
    ],
  };
}
