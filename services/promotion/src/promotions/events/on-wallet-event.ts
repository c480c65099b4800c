import type { ReceivedEvent } from '@noriter/kit/kafka';
import type { walletEvents } from '@noriter/proto/topics';
import { isProven, ownOutcomes } from '@noriter/wallet-client/outcome';
import type { PromotionBase } from '../../base.ts';
import { noteOutcomes } from '../actions/note-outcomes.ts';
import { commandIdOf, GRANT_SUBJECT, grantKinds } from '../domain/grant-command.ts';

const outcomeOf = ownOutcomes({
  kinds: Object.values(grantKinds),
  subjectType: GRANT_SUBJECT,
  commandIdOf,
});

/** What became of the commands of grants. */
export async function onGrantOutcomes(
  deps: Pick<PromotionBase, 'pool' | 'config'>,
  events: readonly ReceivedEvent<typeof walletEvents>[],
): Promise<void> {
  const proven = events.filter(({ raw }) => isProven(deps.config.COMMAND_KEY, raw));
  const outcomes = proven.flatMap(({ value }) => outcomeOf(value) ?? []);
  if (outcomes.length > 0) await noteOutcomes(deps, outcomes);
}
