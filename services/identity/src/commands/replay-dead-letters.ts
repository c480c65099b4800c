import { parseArgs } from 'node:util';
import { appendAudit } from '@noriter/kit/audit';
import { topics } from '@noriter/proto/topics';
import { z } from 'zod';
import { decideDeadLetters, type LetterDecider } from '../actions/decide-dead-letters.ts';
import { openLetters } from '../store/dead-letter-rows.ts';
import { openTools, type Tools } from '../tools.ts';

const topicNames = topics.map(({ name }) => name);

const usage = `Sends a topic's open dead letters again, for when they are too many to be pressed.

  npm run dlq:replay -- <topic> --site noriter --reason "the column is wide enough now"

<topic> is one of ${topicNames.join(', ')}.
Identity has to run: it sends what is replayed.`;

const shape = z.object({
  topic: z.enum(topicNames),
  site: z.string().min(1),
  reason: z.string().trim().min(1).max(200),
});

const lettersAtOnce = 100;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { site: { type: 'string' }, reason: { type: 'string' } },
});
const wanted = shape.safeParse({ topic: positionals[0], ...values });
if (wanted.success) await run(wanted.data);
else {
  process.stderr.write(`${usage}\n`);
  process.exitCode = 2;
}

async function run({ topic, site: siteId, reason }: z.output<typeof shape>): Promise<void> {
  const tools = await openTools();
  // Whoever has the machine acts for the platform.
  const by = { siteId, isPlatform: true, name: 'command line', audit: auditOf(tools, siteId) };
  try {
    let sent = 0;
    for (;;) {
      const letterIds = await openLetters(tools, {
        siteId,
        isPlatform: true,
        topic,
        rowsMax: lettersAtOnce,
      });
      if (letterIds.length === 0) break;
      const { done } = await decideDeadLetters(tools, by, { move: 'replay', letterIds, reason });
      sent += done;
    }
    process.stdout.write(`${sent} dead letters of ${topic} are on their way again\n`);
  } finally {
    await tools.close();
  }
}

function auditOf({ ids, clock, config }: Tools, siteId: string): LetterDecider['audit'] {
  return (tx, entry) =>
    appendAudit(tx, config.AUDIT_KEY, {
      ...entry,
      siteId,
      operatorId: 'command',
      address: 'command line',
      requestId: ids.next(),
      at: clock.now(),
    });
}
