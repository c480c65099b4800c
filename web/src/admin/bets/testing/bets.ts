import type { AdminBet } from '../../shared/contracts.ts';

type Leg = AdminBet['legs'][number];

/** A leg on a winner, as the back office gets it. */
export function legOf(position: number, homeKo: string, awayKo: string): Leg {
  return {
    position,
    fixtureId: `sr:match:${position}`,
    marketKey: 'three-way/regular',
    selectionId: 'home',
    sport: 'soccer',
    leagueId: 'league',
    homeKo,
    homeEn: homeKo,
    awayKo,
    awayEn: awayKo,
    market: { kind: 'three-way', span: 'regular', count: 'points' },
    odds: '2.00',
    askedOdds: '2.00',
    isLive: true,
    startsAt: '2026-11-24T10:00:00.000Z',
    result: null,
    putOff: null,
  };
}

/** An open single of 50,000 won. */
export function betOf(changes: Partial<AdminBet> = {}): AdminBet {
  return {
    betId: '0f1b1c2d-3e4f-5a6b-8c7d-9e0f1a2b3c4d',
    slipId: 'a1f3b1c2-d3e4-5f6a-8b7c-8d9e0f1a2b3c',
    placedAt: '2026-11-24T09:00:00.000Z',
    groupKey: 'sport',
    vendorCode: 'soccer',
    gameDay: '2026-11-24',
    number: 0,
    marketId: '',
    selectionId: '',
    kind: 'single',
    linesOf: 1,
    lineStake: '50000',
    openLineStake: '50000',
    bonus: null,
    legs: [legOf(0, '서울', '울산')],
    odds: '2.00',
    cash: '50000',
    winCash: '0',
    cashedOut: '0',
    resultCash: '0',
    gameMoney: '100000',
    state: 'accepted',
    isCancelled: false,
    isToBeCancelled: false,
    isFreeBet: false,
    type: 'wait',
    betCalResults: 'WAIT',
    settledAt: null,
    memberId: '1f1b1c2d-3e4f-5a6b-8c7d-9e0f1a2b3c4d',
    memId: 'player1',
    memNick: '한강물결',
    roundId: null,
    refusal: null,
    problems: null,
    ...changes,
  };
}

/** Refused at revalidation: the odds went from 2.00 to 1.85. */
export const refusedBet = betOf({
  state: 'refused',
  refusal: 'B1013',
  problems: {
    problems: [
      {
        fixtureId: 'sr:match:0',
        marketKey: 'three-way/regular',
        selectionId: 'home',
        odds: '1.85',
      },
    ],
  },
});
