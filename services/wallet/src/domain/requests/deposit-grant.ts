import { deriveId } from '@noriter/kit/ids';

/** The id of what a promotion gives for a deposit: it follows from both, as the promotion makes it. */
export function depositGrantId(promotionId: string, requestId: string): string {
  return deriveId('promotion-grant', `${promotionId}:deposit:${requestId}`);
}
