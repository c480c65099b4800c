import type { SessionState } from '@noriter/kit/session-state';
import { describe, expect, it } from 'vitest';
import {
  createSessionStates,
  FRESHEN_EVERY_MS,
  IN_USE_MS,
  STATE_KEPT_MS,
} from './session-states.ts';

const nobodyKnows = async () => {
  throw new Error('nobody knows');
};

function lookUps(answers: SessionState[]) {
  const asked: string[] = [];
  const lookUp = async (sessionId: string): Promise<SessionState> => {
    asked.push(sessionId);
    const answer = answers.shift();
    if (answer === undefined) throw new Error('nobody knows');
    return answer;
  };
  return { asked, lookUp };
}

describe('session states', () => {
  it('asks once for look-ups that meet', async () => {
    const { asked, lookUp } = lookUps(['live']);
    const states = createSessionStates(lookUp, nobodyKnows);
    const answers = await Promise.all([states.of('s', 0), states.of('s', 1), states.of('s', 2)]);
    expect(answers).toEqual(['live', 'live', 'live']);
    expect(asked).toEqual(['s']);
  });

  it('believes `live` for well below a second, and then asks again', async () => {
    const { asked, lookUp } = lookUps(['live', 'replaced']);
    const states = createSessionStates(lookUp, nobodyKnows);
    await states.of('s', 1_000);
    expect(states.of('s', 1_000 + STATE_KEPT_MS - 1)).toBe('live');
    expect(asked).toHaveLength(1);
    expect(STATE_KEPT_MS).toBeLessThanOrEqual(800);
    expect(await states.of('s', 1_000 + STATE_KEPT_MS)).toBe('replaced');
  });

  it('never asks again about a session that is over', async () => {
    const { asked, lookUp } = lookUps(['ended']);
    const states = createSessionStates(lookUp, nobodyKnows);
    await states.of('s', 0);
    expect(states.of('s', 1_000_000)).toBe('ended');
    expect(asked).toHaveLength(1);
  });

  it('does not turn a failure into an answer, and asks anew after it', async () => {
    const { lookUp } = lookUps([]);
    const states = createSessionStates(lookUp, nobodyKnows);
    await expect(states.of('s', 0)).rejects.toThrow('nobody knows');
    await expect(states.of('s', 1)).rejects.toThrow('nobody knows');
  });

  it('are asked about again while they are in use, many in one question', async () => {
    const { asked, lookUp } = lookUps(['live', 'live']);
    const questions: (readonly string[])[] = [];
    const states = createSessionStates(lookUp, async (sessionIds) => {
      questions.push(sessionIds);
      return sessionIds.map(() => 'live');
    });
    await Promise.all([states.of('a', 0), states.of('b', 0)]);
    const lastMs = 6 * FRESHEN_EVERY_MS;
    for (let now = FRESHEN_EVERY_MS; now <= lastMs; now += FRESHEN_EVERY_MS) {
      expect(states.of('a', now)).toBe('live');
      await states.freshen(now);
    }
    const calledMs = lastMs + FRESHEN_EVERY_MS;
    expect(states.of('a', calledMs)).toBe('live');
    expect(asked).toEqual(['a', 'b']);
    expect(questions[0]).toEqual(['a', 'b']);

    questions.length = 0;
    await states.freshen(IN_USE_MS + 1);
    await states.freshen(IN_USE_MS + calledMs + 1);
    expect(questions).toEqual([['a']]);
  });

  it('learn of an end when they are asked about again, and keep to it', async () => {
    const { lookUp } = lookUps(['live']);
    const answers: (SessionState | null)[][] = [['replaced'], ['live']];
    const states = createSessionStates(lookUp, async () => answers.shift() ?? []);
    await states.of('s', 0);
    await states.freshen(300);
    expect(states.of('s', 301)).toBe('replaced');
    await states.freshen(600);
    expect(states.of('s', 601)).toBe('replaced');
    expect(answers).toHaveLength(1);
  });

  it('are believed no longer because nobody answers, or nobody knows them any more', async () => {
    const { asked, lookUp } = lookUps(['live', 'live']);
    const states = createSessionStates(lookUp, nobodyKnows);
    await states.of('s', 0);
    await expect(states.freshen(300)).rejects.toThrow('nobody knows');
    await states.of('s', STATE_KEPT_MS);
    expect(asked).toHaveLength(2);

    const forgotten = createSessionStates(lookUps(['live', 'ended']).lookUp, async () => [null]);
    await forgotten.of('s', 0);
    await forgotten.freshen(300);
    expect(forgotten.of('s', 301)).toBe('live');
    expect(await forgotten.of('s', STATE_KEPT_MS)).toBe('ended');
  });
});
