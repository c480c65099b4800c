import { consume, type ReceivedEvent } from '@noriter/kit/kafka';
import { walletEvents } from '@noriter/proto/topics';
import { WalletCommandKind } from '@noriter/proto/wallet_commands_pb';
import {
  type CashRequestChanged,
  CashRequestKind,
  CashRequestStatus,
} from '@noriter/proto/wallet_events_pb';
import { isProven } from '@noriter/wallet-client/outcome';
import type { PromotionBase } from '../../base.ts';
import { GRANT_SUBJECT } from '../../promotions/domain/grant-command.ts';
import { onGrantOutcomes } from '../../promotions/events/on-wallet-event.ts';
import { promiseBonus } from '../actions/promise-bonus.ts';
import { dropBonus, giveBonus, refuseHeldBonus } from '../actions/settle-bonus.ts';
import { noteForfeits } from '../store/bonuses.ts';

type Deps = Pick<PromotionBase, 'pool' | 'clock' | 'log'>;
type WalletNews = ReceivedEvent<typeof walletEvents>;

/** Nobody waits for these: the member's balance is the wallet's to show. */
const REST_MS = 200;
const EVENTS_PER_BATCH_MAX = 1_000;

/** Grants that the wallet decided, deposits with a bonus in the order they went on, and bonuses given up. */
export const walletNews = consume<PromotionBase, typeof walletEvents>(walletEvents, {
  async handleBatch(deps, events) {
    await onGrantOutcomes(deps, events);
    const news = events.filter((event) => isOfWallet(deps, event));
    for (const { value } of news) {
      const { siteId, memberId, event } = value;
      if (event.case === 'cashRequest') await onRequest(deps, { siteId, memberId }, event.value);
    }
    await onForfeits(deps, news);
  },
  maxBatch: EVENTS_PER_BATCH_MAX,
  restMs: REST_MS,
});

/** Whoever can write to the topic could else be given bonuses of deposits that nobody made. */
function isOfWallet(
  { config, log }: Pick<PromotionBase, 'config' | 'log'>,
  { id, value, raw }: WalletNews,
): boolean {
  const { case: kind, value: news } = value.event;
  const isForfeit = kind === 'outcome' && news.kind === WalletCommandKind.BONUS_FORFEIT;
  if (kind !== 'cashRequest' && !isForfeit) return false;
  if (isProven(config.COMMAND_KEY, raw)) return true;
  log.error({ eventId: id, kind }, 'news of money that the wallet did not publish');
  return false;
}

async function onRequest(
  deps: Deps,
  of: { siteId: string; memberId: string },
  request: CashRequestChanged,
): Promise<void> {
  const { requestId, bonusPromotionId: promotionId, amount: deposit } = request;
  if (request.kind !== CashRequestKind.DEPOSIT || promotionId === '') return;
  switch (request.status) {
    case CashRequestStatus.REQUESTED: {
      const before = { inAll: request.depositsBefore, thatDay: request.depositsBeforeThatDay };
      return promiseBonus(deps, { ...of, requestId, promotionId, deposit, before });
    }
    case CashRequestStatus.COMPLETED:
      return giveBonus(deps, requestId);
    case CashRequestStatus.CANCELLED:
      return dropBonus(deps, requestId);
    case CashRequestStatus.TAKEN_BACK:
      return refuseHeldBonus(deps, { ...of, requestId, promotionId });
    default:
  }
}

async function onForfeits({ pool }: Deps, events: readonly WalletNews[]): Promise<void> {
  const forfeits = events.flatMap(({ value: { event } }) => {
    if (event.case !== 'outcome' || event.value.kind !== WalletCommandKind.BONUS_FORFEIT) return [];
    const { subjectType, subjectId: grantId, amount, applied } = event.value;
    return applied && subjectType === GRANT_SUBJECT ? [{ grantId, amount }] : [];
  });
  if (forfeits.length > 0) await noteForfeits(pool, forfeits);
}
