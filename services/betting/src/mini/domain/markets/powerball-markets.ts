import type { Condition } from './market.ts';
import { exactly, type Market, market } from './markets.ts';

/** The sum of the balls: 72.5 halves it exactly. */
export const sumOdd: Condition = { fact: 'sum', parity: 'odd' };

export const sumEven: Condition = { fact: 'sum', parity: 'even' };

const sumUnder: Condition = { fact: 'sum', to: 72 };

const sumOver: Condition = { fact: 'sum', from: 73 };

const ballOdd: Condition = { fact: 'powerball', parity: 'odd' };

const ballEven: Condition = { fact: 'powerball', parity: 'even' };

const ballUnder: Condition = { fact: 'powerball', to: 4 };

const ballOver: Condition = { fact: 'powerball', from: 5 };

export const powerball: readonly Market[] = [
  market('sum-parity', [
    ['sum-odd', 1_950n, sumOdd],
    ['sum-even', 1_950n, sumEven],
  ]),
  market('sum-total', [
    ['sum-under', 1_950n, sumUnder],
    ['sum-over', 1_950n, sumOver],
  ]),
  market('sum-size', [
    ['sum-small', 3_040n, { fact: 'sum', to: 64 }],
    ['sum-middle', 2_710n, { fact: 'sum', from: 65, to: 80 }],
    ['sum-large', 3_040n, { fact: 'sum', from: 81 }],
  ]),
  market('sum-combo', [
    ['sum-odd-under', 3_990n, sumOdd, sumUnder],
    ['sum-odd-over', 3_810n, sumOdd, sumOver],
    ['sum-even-under', 3_810n, sumEven, sumUnder],
    ['sum-even-over', 3_990n, sumEven, sumOver],
  ]),
  market('ball-parity', [
    ['ball-odd', 1_950n, ballOdd],
    ['ball-even', 1_950n, ballEven],
  ]),
  market('ball-total', [
    ['ball-under', 1_950n, ballUnder],
    ['ball-over', 1_950n, ballOver],
  ]),
  market('ball-combo', [
    ['ball-odd-under', 4_870n, ballOdd, ballUnder],
    ['ball-odd-over', 3_250n, ballOdd, ballOver],
    ['ball-even-under', 3_250n, ballEven, ballUnder],
    ['ball-even-over', 4_870n, ballEven, ballOver],
  ]),
  market('ball-section', [
    ['ball-a', 3_250n, { fact: 'powerball', to: 2 }],
    ['ball-b', 4_870n, { fact: 'powerball', from: 3, to: 4 }],
    ['ball-c', 4_870n, { fact: 'powerball', from: 5, to: 6 }],
    ['ball-d', 3_250n, { fact: 'powerball', from: 7 }],
  ]),
  market(
    'ball-digit',
    Array.from({ length: 10 }, (_, digit) => [
      `ball-${digit}`,
      9_750n,
      exactly('powerball', digit),
    ]),
  ),
];
