import type { SessionState } from '@noriter/kit/session-state';
import { describe, expect, it } from 'vitest';
import { createSessionStates, STATE_KEPT_MS } from './session-states.ts';

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
    const states = createSessionStates(lookUp);
    const answers = await Promise.all([states('s', 0), states('s', 1), states('s', 2)]);
    expect(answers).toEqual(['live', 'live', 'live']);
    expect(asked).toEqual(['s']);
  });

  it('believes `live` for well below a second, and then asks again', async () => {
    const { asked, lookUp } = lookUps(['live', 'replaced']);
    const states = createSessionStates(lookUp);
    await states('s', 1_000);
    expect(states('s', 1_000 + STATE_KEPT_MS - 1)).toBe('live');
    expect(asked).toHaveLength(1);
    expect(STATE_KEPT_MS).toBeLessThanOrEqual(800);
    expect(await states('s', 1_000 + STATE_KEPT_MS)).toBe('replaced');
  });

  it('never asks again about a session that is over', async () => {
    const { asked, lookUp } = lookUps(['ended']);
    const states = createSessionStates(lookUp);
    await states('s', 0);
    expect(states('s', 1_000_000)).toBe('ended');
    expect(asked).toHaveLength(1);
  });

  it('does not turn a failure into an answer, and asks anew after it', async () => {
    const { lookUp } = lookUps([]);
    const states = createSessionStates(lookUp);
    await expect(states('s', 0)).rejects.toThrow('nobody knows');
    await expect(states('s', 1)).rejects.toThrow('nobody knows');
  });
});
