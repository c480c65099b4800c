import { callService, type RemoteService } from '@noriter/kit/service-client';
import {
  houseOf,
  SLIP_SUBJECT,
  type StakeOutcome,
  stakeCommandId,
} from '../domain/placement/stake.ts';
import { commandOutcomes, outcomeOfSlip } from './command-outcomes.ts';
import type { UnansweredSlip } from './unanswered-slips.ts';

/** The id was used for something else: this says nothing of the slip. */
const OTHER_BODY = 'C999';

/**
 * Asks the wallet what became of slips' stakes. A stake that it has not decided is refused by the
 * question itself (W408), also if its command arrives later: so the answer is final.
 *
 * @returns what the wallet's record says; a slip is missing when its command's id means another one
 * @throws TE99 or NT99 when the wallet does not answer
 */
export async function askStakes(
  { wallet }: { wallet: RemoteService },
  slips: readonly UnansweredSlip[],
): Promise<StakeOutcome[]> {
  const commands = slips.map(({ slipId, siteId, memberId, product, stake }) => ({
    commandId: stakeCommandId(slipId),
    siteId,
    memberId,
    kind: 'stake',
    amount: stake.toString(),
    counterAccount: houseOf(product),
    subjectType: SLIP_SUBJECT,
    subjectId: slipId,
    product,
  }));
  const { outcomes } = await callService(
    wallet,
    '/internal/commands/close',
    { commands },
    commandOutcomes,
  );
  const byCommand = new Map(outcomes.map((outcome) => [outcome.commandId, outcome]));
  return slips.flatMap(({ slipId }) => {
    const said = byCommand.get(stakeCommandId(slipId));
    if (said === undefined || said.refusalCode === OTHER_BODY) return [];
    return [outcomeOfSlip(slipId, said)];
  });
}
