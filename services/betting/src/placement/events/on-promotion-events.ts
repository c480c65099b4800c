import { timestampDate } from '@bufbuild/protobuf/wkt';
import { consume, type RawEvent, type ReceivedEvent, UnacceptableEvent } from '@noriter/kit/kafka';
import { keyOfMac } from '@noriter/kit/message-mac';
import { promotionEvents } from '@noriter/proto/topics';
import type { BettingBase } from '../../base.ts';
import { keepFreeBet } from '../store/free-bets.ts';

const GIVEN = 'noriter.v1.PromotionEvent.free_bet_given';
const EVENTS_PER_BATCH_MAX = 500;

type Deps = Pick<BettingBase, 'pool' | 'config' | 'log'>;

/** Nobody has given it, whatever it says: it would stake the site's money. */
class UnprovenFreeBet extends UnacceptableEvent {
  override readonly name = 'UnprovenFreeBet';
}

/** Free bets that the site gave, so that a slip can be staked with one without anybody being asked. */
export const givenFreeBets = consume<Deps, typeof promotionEvents>(promotionEvents, {
  maxBatch: EVENTS_PER_BATCH_MAX,
  skip: (_deps, { headers }) => headers.ce_type !== GIVEN,
  async handleBatch(deps, events) {
    for (const event of events) await keepGiven(deps, event);
  },
});

/** @throws UnprovenFreeBet, with an alarm, where promotion has not made the event as it is */
async function keepGiven(
  { pool, config, log }: Deps,
  { raw, value: { siteId, memberId, event } }: ReceivedEvent<typeof promotionEvents>,
): Promise<void> {
  if (event.case !== 'freeBetGiven' || event.value.expiresAt === undefined) return;
  const { freeBetId, promotionId, amount, products, oddsMinimum, winMax } = event.value;
  if (!isProven(config, raw)) {
    log.error({ freeBetId, memberId }, 'a free bet that nobody proves was refused');
    throw new UnprovenFreeBet(`Nobody proves the free bet ${freeBetId}.`);
  }
  await keepFreeBet(pool, {
    freeBetId,
    siteId,
    memberId,
    promotionId,
    amount,
    products,
    oddsMinimum: BigInt(oddsMinimum),
    winMax: winMax === 0n ? null : winMax,
    expiresAt: timestampDate(event.value.expiresAt),
  });
}

function isProven({ FREE_BET_KEY: keys }: Deps['config'], { id = '', value, mac }: RawEvent) {
  const topic = promotionEvents.name;
  return keyOfMac(keys, mac, { topic, id, value }) !== null;
}
