import { randomUUID } from 'node:crypto';
import { withTransaction } from '@noriter/kit/postgres';
import { verifySessionToken } from '@noriter/kit/session-tokens';
import { eventually, operatorCaller } from '@noriter/kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDemoOperator } from '../src/actions/operators/create-operator.ts';
import { permissions } from '../src/domain/operators/built-in-roles.ts';
import { permissionsOf } from '../src/domain/operators/roles.ts';
import { codeAt } from '../src/domain/second-factor.ts';
import { lockRoles, writeRole } from '../src/store/operators/roles.ts';
import {
  type IdentityWorld,
  makeMember,
  password as memberPassword,
  openIdentityWorld,
  withoutCaptcha,
} from './identity-world.ts';
import { passkeySites, softwareAuthenticator } from './software-authenticator.ts';
import { whileJudged } from './while-judged.ts';

let world: IdentityWorld;

beforeAll(async () => {
  world = await openIdentityWorld({
    LOGIN_RATE_PER_ADDRESS: '10000',
    PASSKEY_SITES: passkeySites,
  });
  await withoutCaptcha(world);
});
afterAll(() => world.close());
/** Each test has half minutes of its own, so that no code was used by the one before. */
beforeEach(() => world.clock.advance(300_000));

const password = 'a password of mine';
const totpSecret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

function administrator() {
  const call = world.call(operatorCaller({ operatorId: randomUUID(), permissions }));
  return (name: string, body: object = {}) => call(`/api/admin/${name}`, body);
}

/** A code that was not used before. */
function code() {
  world.clock.advance(60_000);
  return codeAt(totpSecret, world.clock.now());
}

async function operator() {
  const operatorId = randomUUID();
  const loginId = `op-${operatorId.slice(0, 18)}`;
  const named = { operatorId, siteId: 'noriter', loginId, name: '운영자', role: 'cashier' };
  await createDemoOperator(world.deps, { ...named, password, totpSecret, addresses: [] });
  const own = world.call(operatorCaller({ operatorId, loginId, permissions: [] }));
  return {
    operatorId,
    account: (name: string, body: object = {}) => own(`/api/admin/account/${name}`, body),
    logIn: (factor: object = { otp: code() }) =>
      world.guest('/api/admin/login', { loginId, password, ...factor }),
    askForPasskey: async () =>
      (await world.guest('/api/admin/login/passkey', { loginId })).data.options,
  };
}

/** What happens while a log-in waits for the hash of its password. */
const during = <T>(asks: () => Promise<T>, happens: () => Promise<unknown>) =>
  whileJudged(world, 'isRightAtDoor', { asks, happens });

async function done(call: ReturnType<typeof administrator>, name: string, body: object) {
  const answer = await call(name, body);
  expect(answer.resultCode).toBe('0');
  return answer.data;
}

async function approve(requestId: string) {
  const decision = { requestId, move: 'approve', reason: '' };
  await done(administrator(), 'operators/requests/decide', decision);
}

const claimsOf = (token: string) =>
  verifySessionToken(world.deps.config.TOKEN_PUBLIC_KEY, token, world.clock.now());

async function newestAuditOf(operatorId: string): Promise<string> {
  const { rows } = await world.deps.pool.query(
    'select action from kit.audit_log where operator_id = $1 order by position desc limit 1',
    [operatorId],
  );
  return rows[0].action;
}

describe('a log-in of an operator that is under way', () => {
  it('does not outlive a reset, nor is a session of theirs renewed after it', async () => {
    const { operatorId, logIn } = await operator();
    const answer = await during(logIn, async () => {
      const wish = { operatorId, reason: '도난' };
      await approve((await done(administrator(), 'operators/reset', wish)).requestId);
    });
    expect(answer.resultCode).toBe('LX04');
    expect(await newestAuditOf(operatorId)).toBe('operator.log-in-failed');
    // As if a session had been overlooked.
    const sessionId = world.deps.ids.next();
    await world.deps.pool.query(
      `insert into session (session_id, site_id, kind, subject_id, state, started_at, expires_at,
         address, device)
       values ($1, 'noriter', 'operator', $2, 'live', $3, $3::timestamptz + '1 hour', '', '')`,
      [sessionId, operatorId, world.clock.now()],
    );
    const left = world.call(operatorCaller({ operatorId, sessionId, permissions: [] }));
    expect((await left('/api/admin/getToken')).resultCode).toBe('TK998');
  });

  it('does not outlive an own change of the password, by whatever factor', async () => {
    const { account, logIn, askForPasskey } = await operator();
    const device = softwareAuthenticator();
    const begun = await account('passkeys/begin', { password, otp: code() });
    const passkey = device.make(begun.data.options);
    expect((await account('passkeys/finish', { name: '열쇠', passkey })).resultCode).toBe('0');
    const renewed = await account('recoveryCodes', { password, otp: code() });
    const [kept = '', ...codes]: string[] = renewed.data.recoveryCodes;
    const change = async (from: string, to: string) => {
      const wish = { password: from, otp: codes.shift() ?? '', newPassword: to };
      expect((await account('password', wish)).resultCode).toBe('0');
    };
    const factors = [
      () => ({ otp: code() }),
      () => ({ otp: kept }),
      async () => ({ passkey: device.prove(await askForPasskey()) }),
    ];
    for (const factor of factors) {
      const given = await factor();
      const answer = await during(
        () => logIn(given),
        async () => {
          // Another one and back again: who logs in types the right one, and it was set anew.
          await change(password, 'another phrase of mine');
          await change('another phrase of mine', password);
        },
      );
      expect(answer.resultCode).toBe('LX04');
    }
    // No code was used up.
    expect((await logIn({ otp: kept })).resultCode).toBe('0');
  });

  it('obeys addresses, a role and a fresh start of the present, and disabling', async () => {
    const moved = await operator();
    const elsewhere = await during(moved.logIn, () =>
      done(administrator(), 'operators/setAddresses', {
        operatorId: moved.operatorId,
        addresses: ['192.0.2.7'],
      }),
    );
    expect(elsewhere.resultCode).toBe('LX04');
    expect(await newestAuditOf(moved.operatorId)).toBe('operator.log-in-barred');

    const raised = await operator();
    const entered = await during(raised.logIn, async () => {
      const wish = { operatorId: raised.operatorId, role: 'super', reason: '승진' };
      await done(administrator(), 'operators/setRole', wish);
      const { list } = await done(administrator(), 'operators/requests/list', {});
      const isIt = ({ act }: { act: { operatorId?: string } }) =>
        act.operatorId === raised.operatorId;
      await approve(list.find(isIt).requestId);
    });
    const claims = await claimsOf(entered.data.token);
    expect(claims?.perms).toHaveLength(permissions.length);
    expect(claims?.apv).toBeGreaterThan(world.clock.now().getTime());

    const disabled = await operator();
    const barred = await during(disabled.logIn, () =>
      done(administrator(), 'operators/disable', { operatorId: disabled.operatorId }),
    );
    expect(barred.resultCode).toBe('LX05');
  });

  it('waits for a role that is being changed, and has what it allows then', async () => {
    const { logIn } = await operator();
    const left = permissionsOf('cashier').filter((one) => one !== 'cash.decide');
    const { pool } = world.deps;
    const waiting = await withTransaction(pool, async (tx) => {
      await lockRoles(tx, 'noriter');
      const role = { siteId: 'noriter', roleId: 'cashier', name: '', permissions: left };
      await writeRole(tx, role, { loginId: 'admin', at: world.clock.now() });
      const entering = logIn();
      await eventually(async () => {
        const { rowCount } = await pool.query(
          `select from pg_locks where locktype = 'advisory' and not granted
             and database = (select oid from pg_database where datname = current_database())`,
        );
        expect(rowCount).toBe(1);
      });
      return { entering };
    });
    const claims = await claimsOf((await waiting.entering).data.token);
    expect(claims?.perms?.toSorted()).toEqual(left.toSorted());
  });
});

it('a log-in of a member that is under way does not outlive a change of the password', async () => {
  const member = await makeMember(world.deps);
  const newer = 'meadow12x';
  const logIn = (memPass: string) =>
    world.guest('/api/member/login', { memId: member.loginId, memPass });
  const answer = await during(
    () => logIn(memberPassword),
    async () => {
      const own = world.memberOf(member, world.deps.ids.next());
      const wish = { presentPass: memberPassword, memPass: newer, memPassCheck: newer };
      expect((await own('/api/member/update', wish)).resultCode).toBe('0');
    },
  );
  expect(answer.resultCode).toBe('LX02');
  expect((await logIn(newer)).resultCode).toBe('0');
});
