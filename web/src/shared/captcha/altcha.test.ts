import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { solveAltcha } from './altcha.ts';

function task(number: number, maxnumber: number) {
  const salt = 'salt?expires=1&';
  const challenge = createHash('sha256').update(`${salt}${number}`).digest('hex');
  return { algorithm: 'SHA-256', challenge, maxnumber, salt, signature: 'signed' };
}

describe('the task beside the picture', () => {
  it.each([0, 249, 250, 1234])('is solved for the number %d', async (number) => {
    const solved = await solveAltcha(task(number, 2_000));
    expect(JSON.parse(atob(solved ?? ''))).toMatchObject({ number, signature: 'signed' });
  });

  it('has no answer when its number lies beyond the maximum', async () => {
    expect(await solveAltcha(task(600, 500))).toBeNull();
  });
});
