import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { deriveId } from '@noriter/kit/ids';
import { readSessionState } from '@noriter/kit/session-state';
import {
  childEnvironment,
  eventually,
  guestCaller,
  listenTo,
  operatorCaller,
  TEST_SITE,
} from '@noriter/kit/testing';
import { limits } from '@noriter/kit/testing/limits';
import { verifyAudit } from '@noriter/kit/verify-audit';
import { memberEvents } from '@noriter/proto/topics';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeAt } from '../src/domain/second-factor.ts';
import { accountRequestsOf } from '../src/store/site/deposit-account-requests.ts';
import { openAccountRequest } from '../src/store/site/sealed-account-request.ts';
import { dataKeysText, openVault } from '../src/store/vault.ts';
import { type IdentityWorld, openIdentityWorld, withoutCaptcha } from './identity-world.ts';

const run = promisify(execFile);

let world: IdentityWorld;

beforeAll(async () => {
  world = await openIdentityWorld();
});
afterAll(() => world.close());

const cheap = { ARGON2_MEMORY_KIB: '64', ARGON2_PASSES: '1' };

function runScript(name: string, args: string[] = [], env: Record<string, string> = {}) {
  const script = fileURLToPath(new URL(`../src/${name}`, import.meta.url));
  const environment = {
    ...childEnvironment(),
    ...world.space.env({ ...cheap, ...env }, 'identity'),
  };
  return run(process.execPath, [script, ...args], { env: environment, timeout: limits.int });
}

describe('the demonstration site', () => {
  it('is seeded once, however often the seed runs', async () => {
    const listener = await listenTo(world.space, memberEvents);
    await runScript('seed.ts');
    const { db } = world.deps;
    const count = async () => [await db.member.count(), await db.operator.count()];
    expect(await count()).toEqual([12, 4]);
    await runScript('seed.ts');
    expect(await count()).toEqual([12, 4]);
    expect(await db.depositAccount.count()).toBe(2);
    await eventually(() => {
      const approved = listener.events.filter(({ value }) => value.event.case === 'approved');
      expect(approved).toHaveLength(10);
      expect(listener.events).toHaveLength(22);
    });
    await listener.stop();
    const player = await db.member.findFirstOrThrow({
      where: { loginIdNormal: 'player1' },
      include: { recommender: true },
    });
    expect(player.memberId).toBe(deriveId('noriter-demo', 'player1'));
    expect(player.recommender?.loginId).toBe('ptn5');
  });

  it('lets its members and operators in', async () => {
    await withoutCaptcha(world);
    const demo: [string, string, string][] = [
      ['player1', 'player1234', 'N'],
      ['ptn1', 'partner1234', 'Y'],
    ];
    for (const [memId, memPass, isPartnerMember] of demo) {
      const { data } = await world.guest('/api/member/login', { memId, memPass });
      expect(data.member.isPartnerMember).toBe(isPartnerMember);
    }
    const newbie = { memId: 'newbie1', memPass: 'player1234' };
    expect((await world.guest('/api/member/login', newbie)).resultCode).toBe('U001');
    const otp = codeAt('JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP', world.clock.now());
    const admin = { loginId: 'admin', password: 'noriter-admin-1', otp };
    const answer = await world.call(guestCaller())('/api/admin/login', admin);
    expect(answer.data.operator.permissions).toContain('operators.manage');
    const cashier = { loginId: 'cashier', password: 'noriter-cashier-1', otp };
    const other = await world.call(guestCaller())('/api/admin/login', cashier);
    expect(other.data.operator.permissions).not.toContain('operators.manage');
  });
});

describe('the command create-operator', () => {
  async function enrol(stdout: string, password: string) {
    const guest = world.call(guestCaller({ siteId: 'new' }));
    const link = /#(\S+)/.exec(stdout)?.[1];
    const code = /code (\S+)/.exec(stdout)?.[1];
    const begun = (await guest('/api/admin/enrol/begin', { link, code })).data;
    const secret = new URL(begun.otpauthUri).searchParams.get('secret') ?? '';
    const otp = codeAt(secret, world.clock.now());
    const own = { link, code, password, otp, factor: begun.factor };
    expect((await guest('/api/admin/enrol/finish', own)).resultCode).toBe('0');
    world.clock.advance(60_000);
    const next = codeAt(secret, world.clock.now());
    return guest('/api/admin/login', { loginId: begun.loginId, password, otp: next });
  }

  it('makes the first operator of a site, who sets password and second factor', async () => {
    const args = ['--site', 'new', '--login', 'boss', '--new-site', '--url', 'https://b.example'];
    const { stdout } = await runScript('commands/create-operator.ts', args);
    expect(stdout).toContain('https://b.example/admin/enrol#');
    expect((await enrol(stdout, 'chosen by myself')).resultCode).toBe('0');
    expect(
      (await verifyAudit(world.deps.pool, { keys: world.deps.config.AUDIT_KEY, heads: null }))
        .brokenAt,
    ).toBeNull();
  });

  it('makes new ones for who has lost theirs', async () => {
    const args = ['--site', 'new', '--login', 'boss', '--reset'];
    const { stdout } = await runScript('commands/create-operator.ts', args);
    expect((await enrol(stdout, 'chosen once more')).resultCode).toBe('0');
  });

  it('attack: leaves a thief in who has logged in before', async () => {
    const { rows } = await world.deps.pool.query<{ operatorId: string; sessionId: string }>(
      `select operator_id as "operatorId", session_id as "sessionId"
       from operator join session on subject_id = operator_id
       where operator.site_id = 'new' and login_id = 'boss' and state = 'live'`,
    );
    const sessions = rows.map(({ sessionId }) => sessionId);
    expect(sessions).not.toEqual([]);
    const args = ['--site', 'new', '--login', 'boss', '--reset'];
    const { stdout } = await runScript('commands/create-operator.ts', args);
    await world.runJob('publish-ends');
    for (const sessionId of sessions) {
      expect(await readSessionState(world.space.redis, sessionId)).toBe('ended');
    }
    expect((await enrol(stdout, 'chosen after the thief')).resultCode).toBe('0');
    for (const { operatorId, sessionId } of rows) {
      const thief = world.call(operatorCaller({ siteId: 'new', operatorId, sessionId }));
      expect((await thief('/api/admin/getToken')).resultCode).toBe('TK998');
    }
  });

  it.each([
    [
      'a mistyped site',
      ['--site', 'nwe', '--login', 'third'],
      'There is no site "nwe". There are:',
    ],
    ['a taken login', ['--site', 'new', '--login', 'boss'], 'The login boss is taken'],
    ['nobody', ['--site', 'new', '--login', 'nobody', '--reset'], 'There is no operator nobody'],
  ])('says in a sentence that it got %s', async (_what, args, begin) => {
    const failed = runScript('commands/create-operator.ts', args);
    const stderr = expect.stringMatching(new RegExp(`^${begin}.*\n$`));
    await expect(failed).rejects.toMatchObject({ code: 1, stderr });
  });

  it('helps who asks', async () => {
    const { stdout } = await runScript('commands/create-operator.ts', ['--help']);
    expect(stdout).toContain('--reset');
  });

  it('prints how it is used when it is used otherwise', async () => {
    const failed = runScript('commands/create-operator.ts', ['--site', 'new']);
    await expect(failed).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringContaining('--login'),
    });
  });
});

describe('the command reseal', () => {
  it('seals under the newest key', async () => {
    const keys = JSON.parse(world.space.env().DATA_KEYS ?? '{}');
    const DATA_KEYS = JSON.stringify({ ...keys, 2: randomBytes(32).toString('base64') });
    const account = { account: '110-222-333444', holder: '노리터' };
    const requestId = await askForAccount(account);
    const first = await runScript('commands/reseal.ts', [], { DATA_KEYS });
    expect(first.stdout).toMatch(/^[1-9]\d* rows were sealed again under key 2/);
    const second = await runScript('commands/reseal.ts', [], { DATA_KEYS });
    expect(second.stdout).toMatch(/^0 rows/);
    const vault = await openVault(world.deps.pool, dataKeysText.parse(DATA_KEYS));
    const [row] = await accountRequestsOf(world.deps.pool, TEST_SITE);
    expect(row).toMatchObject({ requestId, keyVersion: 2 });
    expect(row && openAccountRequest(vault, row)).toEqual(account);
  });
});

/** What waits has a number too, sealed as that of an account. @returns the request's id */
async function askForAccount({ account, holder }: { account: string; holder: string }) {
  const { data } = await world.admin('/api/admin/site/accounts/save', {
    version: 0,
    bankName: '국민은행',
    accountNumber: account,
    accountHolder: holder,
    levelFrom: 1,
    levelTo: 9,
    shownMinutes: 30,
    enabled: true,
    reason: '새 계좌',
  });
  return data.requestId;
}
