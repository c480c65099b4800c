import { addAllToOutbox } from '@noriter/kit/outbox';
import type { SecretKey } from '@noriter/kit/secret-keys';
import { outcomeTopic } from '@noriter/proto/outcome-topic';
import { stakeEvents, walletEvents } from '@noriter/proto/topics';
import type pg from 'pg';
import type { Outcome } from '../../domain/ledger/batch.ts';
import { postings } from '../../domain/ledger/posting.ts';
import { outcomeEvent } from '../../events/wallet-event.ts';

/**
 * Puts outcomes into the outbox, each for its topic: nobody waits for them, and they are published
 * whatever becomes of this process.
 *
 * @param provenWith keys of who acts on them
 */
export async function addOutcomes(
  tx: pg.ClientBase,
  outcomes: readonly Outcome[],
  provenWith?: SecretKey | readonly SecretKey[],
): Promise<void> {
  for (const topic of [walletEvents, stakeEvents]) {
    const events = outcomes
      .filter(({ command: { kind } }) => outcomeTopic(postings[kind].code) === topic)
      .map((outcome) => outcomeEvent(outcome, provenWith));
    await addAllToOutbox(tx, topic, events);
  }
}
