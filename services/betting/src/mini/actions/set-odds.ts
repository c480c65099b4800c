import { type Refusal, refuse } from '@noriter/kit/result-codes';
import { formatOdds, ODDS_SCALE } from '@noriter/rules/odds';
import {
  changeSettings,
  type SettingsChange,
  type SettingsEditor,
} from '@noriter/versioned-settings/change-settings';
import { errors } from '../../errors.ts';
import type { MiniDeps } from '../deps.ts';
import {
  type BrokenPrice,
  brokenPrices,
  type OddsBook,
  type OddsChanges,
  rateText,
  strayPrices,
  withPrices,
} from '../domain/odds-book.ts';
import { oddsSettings } from '../store/odds.ts';

/**
 * Sets a site's ceiling and the odds of the selections that are named. Every selection must lie
 * within the ceiling, also those that keep the odds they have.
 *
 * @throws Refusal B1020 to B1023
 */
export async function setOdds(
  deps: Pick<MiniDeps, 'pool' | 'clock'>,
  by: SettingsEditor,
  { version, reason, changes }: SettingsChange & { changes: OddsChanges },
): Promise<void> {
  const [stray, ...others] = strayPrices(changes);
  if (stray) {
    const names = [stray, ...others].map(({ gameId, selectionId }) => ({ gameId, selectionId }));
    throw refuse(errors, 'B1022', { selection: nameOf(stray) }, { fields: names });
  }
  const change = (before: OddsBook) => {
    const after = withPrices(before, changes);
    const broken = brokenPrices(after);
    const [first] = broken;
    if (first) throw refusalOf(first, broken);
    return after;
  };
  await changeSettings(deps, oddsSettings, by, { version, reason, change });
}

function refusalOf(first: BrokenPrice, broken: readonly BrokenPrice[]): Refusal {
  const code = first.odds > ODDS_SCALE ? 'B1020' : 'B1021';
  const fields = broken.map(({ gameId, selectionId, odds, rate, highest }) => ({
    gameId,
    selectionId,
    odds: formatOdds(odds),
    returnRate: rateText(rate),
    highestOdds: formatOdds(highest),
  }));
  const { returnRate: rate = '', highestOdds: highest = '', odds = '' } = fields[0] ?? {};
  const selection = nameOf(first);
  const params = code === 'B1020' ? { selection, odds, rate, highest } : { selection };
  return refuse(errors, code, params, { fields });
}

function nameOf({ gameId, selectionId }: { gameId: string; selectionId: string }): string {
  return `${gameId} ${selectionId}`;
}
