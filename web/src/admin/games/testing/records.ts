import type { GameFigures, GameRound, GameTransaction } from '../../../shared/api/contracts.ts';
import type {
  BackOfficeGame,
  GameComparison,
  GameDifference,
  GameVendor,
  JackpotWin,
  ReportedGame,
  StandingJackpot,
  VendorHealth,
} from '../../shared/contracts.ts';

const at = '2026-11-24T03:00:00.000Z';
const names = (ko: string) => ({ ko, en: ko, vi: ko });

export const vendors: readonly GameVendor[] = [
  {
    vendorKey: 'kplay',
    names: names('케이플레이'),
    protocol: 'hub',
    state: 'open',
    reason: '',
    isAutomatic: false,
    version: 3,
    maxBet: '500000',
    homeMax: '100000000',
    homeDayMax: '1000000000',
    isFramed: true,
    syncedAt: at,
    keys: 2,
  },
  {
    vendorKey: 'bomb',
    names: names('밤 게임즈'),
    protocol: 'vortex',
    state: 'maintenance',
    reason: '',
    isAutomatic: true,
    version: 1,
    maxBet: null,
    homeMax: '100000000',
    homeDayMax: '1000000000',
    isFramed: false,
    syncedAt: null,
    keys: 0,
  },
];

export const vendorsAnswer = {
  '/api/admin/games/vendors': () => ({ data: { list: vendors } }),
  '/api/admin/games/vendors/names': () => ({ data: { list: vendors } }),
};

export function gameOf(
  id: string,
  ko: string,
  change: Partial<BackOfficeGame> = {},
): BackOfficeGame {
  return {
    id,
    key: id,
    vendorKey: 'kplay',
    vendorCode: '200',
    groupCode: 'slot',
    names: names(ko),
    image: '',
    rtp: '95.50',
    volatility: 'high',
    features: [],
    tags: [],
    kind: 'slot',
    maxBet: null,
    isNew: false,
    isPopular: false,
    isPinned: false,
    isFavourite: false,
    hasDemo: false,
    offer: 'open',
    state: 'open',
    ord: 10,
    plays: '12',
    ...change,
  };
}

export const pageOf = (total: number) => ({ page: 1, count_per_list: 20, tatal_list_count: total });

export const round: GameRound = {
  roundId: '2f1b1c2d-3e4f-5a6b-8c7d-9e0f1a2b3c4d',
  vendorRoundId: 'kp-771',
  vendorKey: 'kplay',
  gameCode: 'gates',
  gameName: '게이츠',
  groupCode: 'slot',
  memberId: '11111111-2222-4333-8444-555555555555',
  loginId: 'player1',
  state: 'closed',
  staked: '1000',
  returned: '2500',
  openedAt: at,
  lastAt: at,
  closedAt: at,
};

export const transaction: GameTransaction = {
  transactionId: '3f1b1c2d-3e4f-5a6b-8c7d-9e0f1a2b3c4d',
  vendorTransactionId: 'kp-tx-1',
  vendorKey: 'kplay',
  verb: 'bet',
  roundId: round.roundId,
  memberId: round.memberId,
  loginId: round.loginId,
  amount: '1000',
  won: '0',
  state: 'applied',
  code: 'ok',
  balance: '69000',
  rollsBack: null,
  rolledBackAt: null,
  askedAt: at,
  decidedAt: at,
};

export const difference: GameDifference = {
  vendorKey: 'kplay',
  vendorTransactionId: 'kp-tx-9',
  kind: 'missing_ours',
  verb: 'win',
  memberId: round.memberId,
  loginId: 'player1',
  ours: null,
  theirs: '5000',
  foundAt: at,
  resolvedAt: null,
  note: '',
};

export const comparison: GameComparison = {
  runId: '4f1b1c2d-3e4f-5a6b-8c7d-9e0f1a2b3c4d',
  vendorKey: 'kplay',
  from: at,
  until: at,
  matched: 41,
  differences: 2,
  state: 'done',
  problem: '',
  startedAt: at,
};

export const health: readonly VendorHealth[] = [
  {
    vendorKey: 'kplay',
    state: 'open',
    isAutomatic: false,
    calls: 1204,
    p50: 8,
    p99: 31,
    forged: 0,
    codes: [
      { code: 'ok', calls: 1200 },
      { code: 'insufficient', calls: 4 },
    ],
  },
  {
    vendorKey: 'bomb',
    state: 'maintenance',
    isAutomatic: true,
    calls: 0,
    p50: null,
    p99: null,
    forged: 3,
    codes: [],
  },
];

export const figures: GameFigures = {
  bets: '1000',
  staked: '1000000',
  returned: '970000',
  ggr: '30000',
  jackpots: '0',
  granted: '0',
  rtp: '97.00',
  rtpTheoretical: '95.50',
};

const {
  id,
  key,
  vendorKey,
  vendorCode,
  groupCode,
  names: gameNames,
  image,
} = gameOf('gates', '게이츠');

export const reportedGame: ReportedGame = {
  ...figures,
  vendorKey,
  gameId: id,
  game: { id, key, vendorKey, vendorCode, groupCode, names: gameNames, image },
};

const feeding = [{ id, key, vendorKey, vendorCode, groupCode, names: gameNames, image }];

export const jackpot: StandingJackpot = {
  vendorKey,
  jackpotId: 'noriter',
  names: names('놀이터 잭팟'),
  amount: '2345678',
  readAt: at,
  games: feeding,
  isFresh: false,
  fellFrom: '9000000',
  fellAt: at,
};

export const jackpotWin: JackpotWin = {
  transactionId: '7f0c0000-0000-4000-8000-000000000001',
  vendorKey,
  game: feeding[0] ?? null,
  roundId: null,
  memberId: '7f0c0000-0000-4000-8000-000000000002',
  loginId: 'player1',
  amount: '9000000',
  at,
  isRolledBack: false,
};
