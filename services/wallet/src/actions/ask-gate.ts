import { wonText } from '@noriter/kit/money';
import { callService, type RemoteService } from '@noriter/kit/service-client';
import { z } from 'zod';
import type { Gate } from '../domain/protection.ts';

const amounts = z.object({
  day: wonText.nullable(),
  week: wonText.nullable(),
  month: wonText.nullable(),
});

const answer = z.object({
  version: z.number().int(),
  timeOutUntil: z.iso
    .datetime()
    .transform((text) => new Date(text))
    .nullable(),
  excluded: z.boolean(),
  deposit: amounts,
  loss: amounts,
});

/**
 * Asks identity how the member is protected at this moment. An exclusion holds from the moment
 * identity has said so, and its event is later than that: what brings money in asks first. It is
 * asked before the transaction begins, so that nothing is locked while another service thinks.
 *
 * @throws TE99 or NT99 when identity does not answer
 */
export function askGate(
  { identity }: { identity: RemoteService },
  memberId: string,
): Promise<Gate> {
  return callService(identity, '/internal/members/protection', { memberId }, answer);
}
