import { wonText } from '@noriter/kit/money';
import { callService, type RemoteService } from '@noriter/kit/service-client';
import { z } from 'zod';
import type { Gate } from '../domain/protection.ts';

const amounts = z.object({
  day: wonText.nullable(),
  week: wonText.nullable(),
  month: wonText.nullable(),
});

const unlimited = { day: null, week: null, month: null };

const answer = z.object({
  version: z.number().int(),
  timeOutUntil: z.iso
    .datetime()
    .transform((text) => new Date(text))
    .nullable(),
  excluded: z.boolean(),
  deposit: amounts,
  loss: amounts,
  // Identity of before knows of none.
  wager: amounts.default(unlimited),
});

const gatesAnswer = z.object({
  gates: z.array(answer.extend({ memberId: z.string(), suspended: z.boolean() })),
});

/** A member's protection, and whether they may come in at all. */
export type StandingGate = Gate & { readonly suspended: boolean };

/** A stake's sender waits for it, and so do the payouts beside it. */
const GATES_MS_MAX = 700;

/**
 * Reads the protection of many members at once, for stakes that wait.
 *
 * @returns it by member; who is no member is not there
 * @throws TE99 or NT99 when identity does not answer in time
 */
export function readGates(
  { identity }: { identity: RemoteService },
  memberIds: readonly string[],
): Promise<Map<string, StandingGate>> {
  return readGatesPatiently({ identity: { ...identity, timeoutMs: GATES_MS_MAX } }, memberIds);
}

/** The same where nobody waits for the answer. */
export async function readGatesPatiently(
  { identity }: { identity: RemoteService },
  memberIds: readonly string[],
): Promise<Map<string, StandingGate>> {
  const path = '/internal/members/protections';
  const { gates } = await callService(identity, path, { memberIds }, gatesAnswer);
  return new Map(gates.map(({ memberId, ...gate }) => [memberId, gate]));
}

/**
 * Reads from identity how the member is protected at this moment. An exclusion applies at once, and
 * its event arrives later: what brings money in reads it first, before its transaction begins, so
 * that no row is locked during a call.
 *
 * @throws TE99 or NT99 when identity does not answer
 */
export function readGate(
  { identity }: { identity: RemoteService },
  memberId: string,
): Promise<Gate> {
  return callService(identity, '/internal/members/protection', { memberId }, answer);
}
