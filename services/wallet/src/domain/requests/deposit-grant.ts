import { deriveId } from '@noriter/kit/ids';

/** The id of what a promotion gives for a deposit: it follows from both, as the promotion makes it. */
export function depositGrantId(promotionId: string, requestId: string): string {
  return deriveId('promotion-grant', `${promotionId}:deposit:${requestId}`);
}

/** The id of the command that gives it: it follows from the grant, as the promotion makes it. */
export function grantCommandId(grantId: string): string {
  return deriveId('promotion-command', grantId);
}
