import { koreaDay, koreaDayStart } from '@noriter/kit/korea-time';
import type { StoredDefinition } from './promotions/domain/definition.ts';

const DAY_MS = 86_400_000;

const everybody = { levelFrom: 1, levelTo: null, below: null, approvedWithinDays: null };
const uncapped = { perMember: null, perMemberDay: null, perNetworkDay: null, inAll: null };
const points = (amount: string) => ({ kind: 'points' as const, amount });

const freeBet = (amount: string) => ({
  kind: 'free-bet' as const,
  amount,
  products: ['sport' as const],
  oddsMinimum: 1_500,
  winMax: null,
  validDays: 7,
});

type Terms = Pick<StoredDefinition, 'title' | 'note' | 'budget' | 'rules'>;

/** A week in which everybody takes part. */
const turnover: Terms = {
  title: { ko: '주간 베팅왕', en: 'Bettor of the week', vi: 'Vua cược trong tuần' },
  note: {
    ko: '일주일 동안 유효 베팅이 가장 많은 회원에게 상금을 드립니다. 자동으로 참가합니다.',
    en: 'Prizes for the highest turnover of the week. Everybody takes part.',
    vi: 'Thưởng cho doanh số cược cao nhất trong tuần. Tự động tham gia.',
  },
  budget: '1000000',
  rules: {
    trigger: 'tournament',
    score: 'turnover',
    products: [],
    games: [],
    stakeMin: '1000',
    entry: 'automatic',
    waitMinutes: 720,
    prizes: [
      {
        fromPlace: 1,
        toPlace: 1,
        reward: {
          kind: 'cash',
          amount: '300000',
          turnover: { percent: 100, products: { '*': 100 }, oddsMinimum: 1_200 },
        },
      },
      { fromPlace: 2, toPlace: 2, reward: points('150000') },
      { fromPlace: 3, toPlace: 3, reward: points('100000') },
      { fromPlace: 4, toPlace: 10, reward: points('20000') },
    ],
  },
};

/** A fortnight that members enter. */
const multiple: Terms = {
  title: { ko: '한 방 챌린지', en: 'One big win', vi: 'Thử thách thắng lớn' },
  note: {
    ko: '스포츠 한 번의 적중이 베팅금의 몇 배인지 겨룹니다. 참가 신청 뒤의 베팅부터 집계됩니다.',
    en: 'The best single win on sports by its stake. Bets count from your entry on.',
    vi: 'So tài một lần thắng thể thao gấp bao nhiêu lần tiền cược. Tính từ khi đăng ký.',
  },
  budget: '500000',
  rules: {
    trigger: 'tournament',
    score: 'multiple',
    products: ['sport'],
    games: [],
    stakeMin: '5000',
    entry: 'opt-in',
    waitMinutes: 1_440,
    prizes: [
      { fromPlace: 1, toPlace: 1, reward: freeBet('100000') },
      { fromPlace: 2, toPlace: 5, reward: freeBet('30000') },
    ],
  },
};

/** Two days that begin in a week. */
const coming: Terms = {
  title: { ko: '주말 미니게임 순수익전', en: 'Weekend net win', vi: 'Cuối tuần lãi ròng' },
  note: {
    ko: '주말 이틀 동안 미니게임에서 얻은 순수익으로 순위를 정합니다.',
    en: 'Two days of mini games, ranked by what was won on balance.',
    vi: 'Hai ngày mini game, xếp hạng theo lãi ròng.',
  },
  budget: '300000',
  rules: {
    trigger: 'tournament',
    score: 'win',
    products: ['mini'],
    games: [],
    stakeMin: '1000',
    entry: 'opt-in',
    waitMinutes: 60,
    prizes: [
      { fromPlace: 1, toPlace: 1, reward: points('100000') },
      { fromPlace: 2, toPlace: 3, reward: points('50000') },
    ],
  },
};

/** The demonstration's tournaments, from the day on which they are made. */
export function demoTournaments(now: Date): Readonly<Record<string, StoredDefinition>> {
  const today = koreaDayStart(koreaDay(now)).getTime();
  const span = (first: number, days: number) => ({
    segment: everybody,
    caps: uncapped,
    startsAt: new Date(today + first * DAY_MS).toISOString(),
    endsAt: new Date(today + (first + days) * DAY_MS).toISOString(),
  });
  return {
    'tournament-turnover': { ...span(0, 7), ...turnover },
    'tournament-multiple': { ...span(0, 14), ...multiple },
    'tournament-coming': { ...span(7, 2), ...coming },
  };
}
