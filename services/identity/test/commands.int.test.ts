import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import { verifyAudit } from '@noriter/kit/audit';
import { deriveId } from '@noriter/kit/ids';
import { eventually, guestCaller, listenTo } from '@noriter/kit/testing';
import { memberEvents } from '@noriter/proto/topics';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { codeAt } from '../src/domain/second-factor.ts';
import { type House, openHouse, withoutCaptcha } from './house.ts';

const run = promisify(execFile);

// Each command is a process of its own, which takes seconds to start on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

let house: House;

beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const cheap = { ARGON2_MEMORY_KIB: '64', ARGON2_PASSES: '1' };

function runScript(name: string, args: string[] = [], env: Record<string, string> = {}) {
  const script = fileURLToPath(new URL(`../src/${name}`, import.meta.url));
  const environment = { PATH: process.env.PATH, ...house.space.env({ ...cheap, ...env }) };
  return run(process.execPath, [script, ...args], { env: environment, timeout: 60_000 });
}

describe('the demonstration site', () => {
  it('is seeded once, however often the seed runs', async () => {
    const heard = await listenTo(house.space, memberEvents);
    await runScript('seed.ts');
    const { db } = house.deps;
    const count = async () => [await db.member.count(), await db.operator.count()];
    expect(await count()).toEqual([12, 3]);
    await runScript('seed.ts');
    expect(await count()).toEqual([12, 3]);
    await eventually(() => {
      const approved = heard.events.filter(({ value }) => value.event.case === 'approved');
      expect(approved).toHaveLength(10);
      expect(heard.events).toHaveLength(22);
    });
    await heard.stop();
    const player = await db.member.findFirstOrThrow({
      where: { loginIdNormal: 'player1' },
      include: { recommender: true },
    });
    expect(player.memberId).toBe(deriveId('noriter-demo', 'player1'));
    expect(player.recommender?.loginId).toBe('ptn5');
  });

  it('lets its members and operators in', async () => {
    await withoutCaptcha(house);
    const demo: [string, string, string][] = [
      ['player1', 'player1234', 'N'],
      ['ptn1', 'partner1234', 'Y'],
    ];
    for (const [memId, memPass, isPartnerMember] of demo) {
      const { data } = await house.guest('/api/member/login', { memId, memPass });
      expect(data.member.isPartnerMember).toBe(isPartnerMember);
    }
    const newbie = { memId: 'newbie1', memPass: 'player1234' };
    expect((await house.guest('/api/member/login', newbie)).resultCode).toBe('U001');
    const otp = codeAt('JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP', house.clock.now());
    const admin = { loginId: 'admin', password: 'noriter-admin-1', otp };
    const answer = await house.call(guestCaller())('/api/admin/login', admin);
    expect(answer.data.operator.permissions).toContain('operators.manage');
    const cashier = { loginId: 'cashier', password: 'noriter-cashier-1', otp };
    const other = await house.call(guestCaller())('/api/admin/login', cashier);
    expect(other.data.operator.permissions).not.toContain('operators.manage');
  });
});

describe('the command create-operator', () => {
  it('makes the first operator of a site, and tells what they need', async () => {
    const made = await runScript('commands/create-operator.ts', [
      '--site',
      'new',
      '--login',
      'boss',
    ]);
    const password = /password (\S+)/.exec(made.stdout)?.[1];
    const secret = /secret=([A-Z2-7]+)/.exec(made.stdout)?.[1] ?? '';
    const otp = codeAt(secret, house.clock.now());
    const guest = house.call(guestCaller({ siteId: 'new' }));
    const answer = await guest('/api/admin/login', { loginId: 'boss', password, otp });
    expect(answer.resultCode).toBe('0');
    expect((await verifyAudit(house.deps.pool)).brokenAt).toBeNull();
  });

  it('takes the password from the environment and does not print it', async () => {
    const made = await runScript(
      'commands/create-operator.ts',
      ['--site', 'new', '--login', 'second'],
      {
        OPERATOR_PASSWORD: 'given by somebody',
      },
    );
    expect(made.stdout).toContain('otpauth://');
    expect(made.stdout).not.toContain('given by somebody');
  });

  it('says how it is used when it is used otherwise', async () => {
    const failed = runScript('commands/create-operator.ts', ['--site', 'new']);
    await expect(failed).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringContaining('--login'),
    });
  });
});

describe('the command reseal', () => {
  it('seals under the newest key', async () => {
    const keys = JSON.parse(house.space.env().DATA_KEYS ?? '{}');
    const DATA_KEYS = JSON.stringify({ ...keys, 2: randomBytes(32).toString('base64') });
    const first = await runScript('commands/reseal.ts', [], { DATA_KEYS });
    expect(first.stdout).toMatch(/^[1-9]\d* rows were sealed again under key 2/);
    const second = await runScript('commands/reseal.ts', [], { DATA_KEYS });
    expect(second.stdout).toMatch(/^0 rows/);
  });
});
