import { deriveId } from '@noriter/kit/ids';
import type { CommandDraft } from '../ledger/make-command.ts';
import type { CommandKind } from '../ledger/posting.ts';
import type { CashRequest } from './cash-request.ts';

type RequestCommandKind = Extract<
  CommandKind,
  | 'deposit'
  | 'bonus_grant'
  | 'deposit_reversal'
  | 'bonus_reversal'
  | 'withdrawal_hold'
  | 'withdrawal_release'
  | 'withdrawal_pay'
>;

/** The id of a request's command of a kind. */
export function requestCommandId(requestId: string, kind: RequestCommandKind): string {
  return deriveId('cash-request-command', `${requestId}:${kind}`);
}

/** The command by which a request moves money. Each kind happens once: the id follows from both. */
export function requestCommand(request: CashRequest, kind: RequestCommandKind): CommandDraft {
  return {
    commandId: requestCommandId(request.requestId, kind),
    siteId: request.siteId,
    memberId: request.memberId,
    kind,
    amount: kind === 'bonus_grant' ? request.bonusAmount : request.amount,
    subjectType: 'cash-request',
    subjectId: request.requestId,
  };
}
