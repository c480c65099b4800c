import { consume } from '@noriter/kit/kafka';
import { isNoBetEnding, isNoGameRound } from '@noriter/proto/play-endings';
import { betEvents, gameEvents } from '@noriter/proto/topics';
import type { PromotionBase } from '../../base.ts';
import { freeBetResultOf, resultOf } from '../../plays/events/on-bet-events.ts';
import { roundOf } from '../../plays/events/on-game-events.ts';
import { keepFreeBetResults } from '../../plays/store/free-bet-results.ts';
import { keepPlays } from '../actions/keep-plays.ts';

const options = { maxBatch: 1_000, restMs: 250 } as const;

/** What bets came to, and what became of it later. */
export const betResults = consume<PromotionBase, typeof betEvents>(betEvents, {
  ...options,
  skip: isNoBetEnding,
  async handleBatch(deps, events) {
    await keepPlays(
      deps,
      events.flatMap(({ value }) => resultOf(value) ?? []),
    );
    await keepFreeBetResults(
      deps.pool,
      events.flatMap(({ value }) => freeBetResultOf(value) ?? []),
    );
  },
});

/** What rounds of vendors' games came to. */
export const roundResults = consume<PromotionBase, typeof gameEvents>(gameEvents, {
  ...options,
  skip: isNoGameRound,
  handleBatch: (deps, events) =>
    keepPlays(
      deps,
      events.flatMap(({ value }) => roundOf(value) ?? []),
    ),
});
