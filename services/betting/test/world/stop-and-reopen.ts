import { withTransaction } from '@noriter/kit/postgres';
import { oddsOf } from '@noriter/rules/odds';
import { applyMessages, type Deps } from '../../src/feed/actions/apply-messages.ts';
import type { NumberedMessage } from '../../src/sportsbook/domain/messages/messages.ts';
import { threeWay } from './sport-tables.ts';
import type { Leg } from './sport-world.ts';

/**
 * The feed stops a match in play and prices it anew, both dated by a clock of its own that is a minute
 * behind: as it would be of a stop before anybody asked for anything.
 *
 * @param how together: both arrive in one page, and are written at once
 */
export async function stopAndReopen(
  deps: Deps,
  { fixtureId, odds }: Pick<Leg, 'fixtureId' | 'odds'>,
  how: 'one by one' | 'together',
): Promise<void> {
  const at = new Date(Date.now() - 60_000);
  const head = { producer: 'live', epoch: 1, at, snapshot: null, fixtureId } as const;
  const price = { odds: oddsOf(odds), isActive: true };
  const prices = { home: price, draw: price, away: price };
  const market = { market: threeWay, state: 'active', prices } as const;
  const change = { markets: [market], states: [], scoreboard: null } as const;
  const stop: NumberedMessage = { ...head, type: 'bet-stop', sequence: 101, families: null };
  const reopening = { ...head, type: 'odds-change', sequence: 102, ...change } as const;
  const pages = how === 'together' ? [[stop, reopening]] : [[stop], [reopening]];
  for (const page of pages) {
    const faults = await withTransaction(deps.pool, (tx) => applyMessages(deps, tx, page));
    if (faults.length > 0) throw new Error('The feed is believed.');
  }
}
