import { type Listening, listenTo, type TestSpace } from '@noriter/kit/testing';
import { betEvents, slipEvents } from '@noriter/proto/topics';

/** All that is published of slips and bets, in the order of their versions: they are on two topics. */
export async function listenToBets(
  space: TestSpace,
): Promise<Listening<typeof betEvents | typeof slipEvents>> {
  const received = await listenTo(space, betEvents, slipEvents);
  return {
    get events() {
      return received.events.toSorted((one, other) => one.value.version - other.value.version);
    },
    stop: () => received.stop(),
  };
}
