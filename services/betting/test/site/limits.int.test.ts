import { randomUUID } from 'node:crypto';
import { callAs, operatorCaller } from '@noriter/kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BettingWorld, openBettingWorld } from '../world/betting-world.ts';

let world: BettingWorld;

beforeAll(async () => {
  world = await openBettingWorld('betting_limits');
});
afterAll(() => world.close());

/** An operator of a site of their own. */
function backOfficeOf(siteId = `site-${randomUUID().slice(0, 8)}`) {
  const permissions = ['betting.read', 'betting.manage', 'audit.read'];
  const operator = operatorCaller({ siteId, permissions });
  return { siteId, call: callAs(world.service, operator) };
}

describe('the limits of a site', () => {
  it('are set by version, refused where they contradict, and kept', async () => {
    const { call, siteId } = backOfficeOf();
    const { data } = await call('/api/admin/betting/limits/get');
    const [level] = data.policy.limits;
    const sport = data.policy.limits.filter((one: typeof level) => one.product === 'sport');
    const set = (version: number, mini: object[]) => {
      const policy = { limits: [...mini, ...sport] };
      return call('/api/admin/betting/limits/set', { version, policy, reason: '시험' });
    };
    const broken = await set(0, [{ ...level, minimum: '2000000' }, level]);
    expect(broken).toMatchObject({
      resultCode: 'B1024',
      data: { fields: ['limits.0.minimum', 'limits.1.level'] },
    });
    const saved = await set(0, [{ ...level, minimum: '5000' }]);
    expect(saved.data).toMatchObject({ version: 1 });
    expect((await set(0, [level])).resultCode).toBe('B1023');
    const member = world.member({ siteId });
    const round = await world.openRound();
    const small = await member.bet(round, [{ selectionId: 'sum-odd', stake: '4999' }]);
    expect(small).toMatchObject({ resultCode: 'B6001', data: { selections: [{ limit: '5000' }] } });
    const audit = await call('/api/admin/audit/betting/list');
    expect(audit.data.list[0]).toMatchObject({ action: 'bet-limits.set' });
    await set(1, [{ ...level, minimum: '3000' }]);
    const { list } = (await call('/api/admin/betting/limits/versions')).data;
    expect(list).toMatchObject([
      {
        version: 2,
        reason: '시험',
        policy: { limits: [{ minimum: '3000' }, ...sport] },
        before: { limits: [{ minimum: '5000' }, ...sport] },
      },
      { version: 1, before: data.policy },
    ]);
  });
});
