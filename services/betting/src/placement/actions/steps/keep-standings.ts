import type { KeptStandings } from '../../../mini/domain/kept-standings.ts';
import type { OnRound } from '../../../mini/store/mini-exposure.ts';
import { roundKeyOf } from '../../../site/store/round-lock.ts';
import type { NewSlip } from '../../domain/new-slip.ts';
import { safeLoss, seenRounds } from '../../domain/rounds-filled.ts';

/**
 * Keeps what was seen on the rounds of slips while their locks were held, for those that come next. A
 * round that is nearly full is not kept: it is read with the rest, and not by itself when it shows.
 */
export function keepStandings(
  kept: KeptStandings,
  slips: readonly NewSlip[],
  standings: readonly OnRound[],
): void {
  for (const { slip, standings: seen, loss } of seenRounds(slips, standings)) {
    const { bettor, gameId, gameDay, number, roundLossMax } = slip;
    if (gameDay === null || number === null || roundLossMax === null) continue;
    const round = roundKeyOf({ siteId: bettor.siteId, gameId, gameDay, number });
    if (loss > safeLoss(roundLossMax)) kept.forget(round);
    else kept.keep(round, seen);
  }
}
