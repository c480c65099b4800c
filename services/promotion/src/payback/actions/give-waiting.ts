import { isOutage } from '@noriter/kit/outage';
import { withTransaction } from '@noriter/kit/postgres';
import { Refusal } from '@noriter/kit/result-codes';
import type { PromotionBase } from '../../base.ts';
import { mayReceive, restsUntil } from '../../members/domain/standing.ts';
import { readStanding } from '../../members/store/members.ts';
import { readPromotion } from '../../promotions/store/promotions.ts';
import { definitionAt } from '../../promotions/store/versions.ts';
import { nextTry } from '../domain/parking.ts';
import { parkLine } from '../store/parked-lines.ts';
import {
  lockWaiting,
  moveWaiting,
  type WaitingLine,
  waitingLines,
} from '../store/waiting-lines.ts';
import { giveBack } from './steps/give-back.ts';

type Deps = Pick<PromotionBase, 'pool' | 'clock' | 'log'>;

const LINES_PER_RUN = 1_000;

/**
 * Gives members what their time-out put off when a day or week was closed, once it is over. That they were
 * meant was decided then; whether the site may give them anything is by now. What an operator has stopped
 * waits until it runs again. A line that fails holds up no other: it is tried again ever later, behind those that
 * are due meanwhile. A server that is away is no line's fault, and ends the run.
 */
export async function giveWaiting(deps: Deps, signal: AbortSignal): Promise<void> {
  const due = { until: deps.clock.now(), limit: LINES_PER_RUN };
  let failed: unknown = null;
  for (const line of await waitingLines(deps.pool, due)) {
    if (signal.aborted) break;
    try {
      await giveOne(deps, line);
    } catch (error) {
      if (isOutage(error)) throw error;
      await park(deps, line, error);
      failed ??= error;
    }
  }
  if (failed !== null) throw failed;
}

async function park({ pool, clock, log }: Deps, line: WaitingLine, error: unknown): Promise<void> {
  const { promotionId, memberId } = line;
  const attempts = line.attempts + 1;
  log.error(
    { err: error, promotionId, memberId, attempts },
    'a waiting payback could not be given',
  );
  await parkLine(pool, line, { nextAt: nextTry(attempts, clock.now()), error: String(error) });
}

async function giveOne({ pool, clock, log }: Deps, line: WaitingLine): Promise<void> {
  const { promotionId, siteId, memberId, version, amount } = line;
  const at = clock.now();
  const definition = await definitionAt(pool, promotionId, version);
  const { rules } = definition;
  if (rules.trigger !== 'payback') return;
  try {
    await withTransaction(pool, async (tx) => {
      if (!(await lockWaiting(tx, line))) return;
      const now = await readPromotion(tx, { siteId, promotionId });
      if (now === null) throw new Error(`The promotion ${promotionId} is gone.`);
      const member = { memberId, siteId, isPartner: false };
      const standing = await readStanding(tx, member, { locks: true });
      if (!mayReceive(standing, at)) {
        const waitsUntil = restsUntil(standing, at);
        await moveWaiting(tx, line, { refusal: 'PR002', waitsUntil, at });
        return;
      }
      await moveWaiting(tx, line, { refusal: '', waitsUntil: null, at });
      const promotion = { ...now, version, definition };
      await giveBack(tx, { promotion, rules, period: line }, { memberId, amount, at });
    });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    // Stopped meanwhile.
    if (error.code === 'PR004') return;
    log.info({ memberId, promotionId, code: error.code }, 'a member gets no payback');
    const refused = { refusal: error.code, waitsUntil: null, at };
    await withTransaction(pool, (tx) => moveWaiting(tx, line, refused));
  }
}
