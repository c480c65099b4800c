import { groupIdOf, readLag } from '../kafka/consume/lag-watch.ts';
import type { Topic } from '../kafka/topics.ts';
import { eventually } from './eventually.ts';
import type { TestSpace } from './space.ts';

/**
 * Waits until a service has handled all that a topic of the space holds, for events that leave no
 * trace where there is nothing to do.
 *
 * @example await consumed(space, walletEvents, 'betting');
 */
export async function consumed(
  { kafka, names }: TestSpace,
  topic: Topic,
  service: string,
): Promise<void> {
  const groupId = groupIdOf({ prefix: names.of({ name: '' }), group: service, topic });
  const admin = kafka.admin();
  await admin.connect();
  try {
    await eventually(async () => {
      const where = { topic: names.of(topic), groupId, fromBeginning: true };
      const left = (await readLag(admin, where)).reduce((sum, { lag }) => sum + lag, 0);
      if (left > 0) throw new Error(`${service} has ${left} events of ${topic.name} left.`);
    });
  } finally {
    await admin.disconnect();
  }
}
