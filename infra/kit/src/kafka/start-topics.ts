import { backoffMs, pause } from '../flow/backoff.ts';
import { ensureTopics, type TopicParts } from './topic-admin.ts';
import type { Topic } from './topics.ts';

/** How long a start waits for brokers that do not answer at all. */
const ANSWER_MS_MAX = 3_000;

/** One attempt: a broker that is away is seen at once, and the next attempt comes soon. */
const ATTEMPT_RETRY = { initialRetryTime: 200, maxRetryTime: 1_000, retries: 1 };

const BETWEEN = { firstMs: 200, maxMs: 3_000 };

/** A service's topics, which are made as soon as the brokers answer. */
export type StartingTopics = {
  /** Whether they are there. */
  made(): boolean;
  /**
   * For /ready.
   *
   * @throws Error while they are not there, with the reason
   */
  check(): Promise<void>;
  stop(): Promise<void>;
};

/**
 * Makes the topics that do not exist yet. Resolves when they are there, or when the brokers have not
 * answered for some seconds: then it goes on trying, and the service starts without them.
 */
export async function startTopics(
  parts: TopicParts,
  topics: readonly Topic[],
): Promise<StartingTopics> {
  const stopping = new AbortController();
  const state = { made: false, answered: false, problem: 'no broker has answered yet' };

  async function keepTrying(): Promise<void> {
    for (let attempt = 1; !stopping.signal.aborted; attempt += 1) {
      const onAnswer = () => {
        state.answered = true;
      };
      try {
        await ensureTopics(parts, topics, { retry: ATTEMPT_RETRY, onAnswer });
        state.made = true;
        return;
      } catch (error) {
        state.answered = false;
        state.problem = error instanceof Error ? error.message : String(error);
        parts.log.warn({ err: error, attempt }, 'the topics are not there yet');
      }
      await pause(backoffMs(attempt, BETWEEN), stopping.signal);
    }
  }

  const trying = keepTrying();
  await Promise.race([trying, pause(ANSWER_MS_MAX, stopping.signal)]);
  while (!state.made && state.answered) await pause(50);
  return {
    made: () => state.made,
    async check() {
      if (!state.made) throw new Error(`Its topics are not there: ${state.problem}`);
    },
    async stop() {
      stopping.abort();
      await trying;
    },
  };
}
