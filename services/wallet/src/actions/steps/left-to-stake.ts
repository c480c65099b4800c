import type { Won } from '@noriter/kit/money';
import type pg from 'pg';
import type { Outcome } from '../../domain/ledger/batch.ts';
import type { Command } from '../../domain/ledger/command.ts';
import { rollingProgresses } from '../../store/requests/rolling.ts';

/**
 * What members have left to stake whose commands ask for it, and of nobody else: most batches read nothing.
 * Their accounts are locked, so no bonus and no deposit comes in between.
 */
export async function leftToStake(
  tx: pg.ClientBase,
  commands: readonly Command[],
  recorded: ReadonlyMap<string, Outcome>,
): Promise<Map<string, Won>> {
  const asking = commands.filter(
    ({ afterTurnover, commandId }) => afterTurnover && !recorded.has(commandId),
  );
  if (asking.length === 0) return new Map();
  const members = new Set(asking.map(({ memberId }) => memberId));
  const asked = [...members].map((memberId) => ({ memberId, until: null }));
  const progresses = await rollingProgresses(tx, asked);
  return new Map([...progresses].map(([memberId, { remaining }]) => [memberId, remaining]));
}
