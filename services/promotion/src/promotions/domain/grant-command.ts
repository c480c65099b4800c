/**
 * Invariant: what a grant asks the wallet for follows from the grant: its command has one id, one kind and
 * its promotion's own account. So whoever reads the ledger knows which rows have to be there.
 */
import { deriveId } from '@noriter/kit/ids';
import type { CommandKind } from '@noriter/wallet-client/command';
import type { Gift } from './reward.ts';

/** The subject of every grant's command in the ledger. */
export const GRANT_SUBJECT = 'promotion-grant';

export const commandIdOf = (grantId: string) => deriveId('promotion-command', grantId);

/** The id of what gives back what was set aside for a free bet that nobody used. */
export const expiryIdOf = (freeBetId: string) => deriveId('free-bet-expire', freeBetId);

/** The account that all money of a promotion comes from, and goes back to. */
export const accountOf = (promotionId: string) => `promotion:${promotionId}`;

export const grantKinds = {
  points: 'points_grant',
  cash: 'bonus_grant',
  'free-bet': 'free_bet_grant',
} as const satisfies Record<Gift['kind'], CommandKind>;
