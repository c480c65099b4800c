import { randomUUID } from 'node:crypto';
import { withTransaction } from '@noriter/kit/postgres';
import { verifySessionToken } from '@noriter/kit/session-tokens';
import { callAs, guestCaller, operatorCaller, startTestService } from '@noriter/kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDemoOperator } from '../src/actions/operators/create-operator.ts';
import { permissions } from '../src/domain/operators/built-in-roles.ts';
import { identity } from '../src/service.ts';
import { clearCredentials } from '../src/store/operators/credentials.ts';
import {
  beacon,
  type IdentityWorld,
  makeMember,
  openIdentityWorld,
  signUpForm,
} from './identity-world.ts';

let world: IdentityWorld;

beforeAll(async () => {
  const keys = { known: { key: 'noriter-demo-site-key' }, fresh: { key: 'a key of its own' } };
  world = await openIdentityWorld({ SITES: JSON.stringify(keys) });
  world.clock.set(new Date('2026-03-15T03:00:00Z'));
});
afterAll(() => world.close());

const licensed = {
  mode: 'real',
  licence: { authority: 'Gaming Authority', number: 'A-1' },
  allowedCountries: ['KR'],
  minimumAge: 19,
  captcha: false,
} as const;

function siteNamed(siteId = `site-${randomUUID().slice(0, 8)}`) {
  const admin = world.call(operatorCaller({ siteId, permissions }));
  const other = operatorCaller({ siteId, permissions, operatorId: randomUUID() });
  return {
    siteId,
    admin,
    /** Another operator of it. */
    second: world.call(other),
    guest: world.call(guestCaller({ siteId })),
    async switch(changes: object = licensed) {
      const { version } = (await admin('/api/admin/site/options/get')).data;
      return admin('/api/admin/site/options/set', { version, ...changes });
    },
  };
}

async function demoOperator(siteId: string, loginId: string): Promise<string> {
  const operatorId = randomUUID();
  const secrets = { password: 'noriter-admin-1', totpSecret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP' };
  const operator = { operatorId, siteId, loginId, name: '총괄', role: 'super', addresses: [] };
  await createDemoOperator(world.deps, { ...operator, ...secrets });
  return operatorId;
}

describe('a site does not become a real one', () => {
  it('while operators have what everybody knows, until it is theirs alone', async () => {
    const site = siteNamed();
    const operatorId = await demoOperator(site.siteId, 'admin');
    const refused = await site.switch();
    expect(refused.resultCode).toBe('S010');
    expect(refused.resultMessage).toMatch(/운영자: admin .* 운영자: admin .* 공개된 키: – .* 0명/);
    await withTransaction(world.deps.pool, (tx) => clearCredentials(world.deps, tx, operatorId));
    expect((await site.switch()).resultCode).toBe('0');
  });

  it('while there are members who came to the demonstration', async () => {
    const site = siteNamed();
    await makeMember(world.deps, { siteId: site.siteId });
    const { resultCode, resultMessage } = await site.switch();
    expect([resultCode, resultMessage]).toEqual(['S010', expect.stringContaining('1명')]);
    expect((await site.admin('/api/admin/site/options/get')).data.siteOption.mode).toBe('demo');
  });

  it('under the key that is in the repository', async () => {
    expect((await siteNamed('known').switch()).resultMessage).toContain('SITES');
    expect((await siteNamed('fresh').switch()).resultCode).toBe('0');
  });

  it.each(['ko', 'en', 'vi'] as const)('in %s', async (language) => {
    const { admin } = siteNamed('known');
    const { version } = (await admin('/api/admin/site/options/get')).data;
    const body = { version, ...licensed };
    const answer = await admin('/api/admin/site/options/set', body, { language });
    expect(answer.resultMessage).not.toMatch(/\{|S010/);
  });
});

it('a site does not become a real one without a beacon, nor does the service start', async () => {
  const { space, clock } = world;
  const DATABASE_URL = await space.createDatabase('beacon');
  const startWith = (env: Record<string, string>) =>
    startTestService(identity, { space, clock, env: { DATABASE_URL, ...env } });
  const set = (url: string, body: object) =>
    callAs({ url, key: space.keyring }, operatorCaller({ siteId: 'drawn', permissions }))(
      '/api/admin/site/options/set',
      body,
    );
  const without = await startWith({});
  const refused = await set(without.url, { version: 0, ...licensed });
  expect([refused.resultCode, refused.resultMessage]).toEqual([
    'S004',
    expect.stringContaining('BEACON_URL'),
  ]);
  const demonstration = await set(without.url, { version: 0, sns1: '텔레그램' });
  expect(demonstration.resultCode).toBe('0');
  await without.stop();

  const drawing = await startWith({ BEACON_URL: beacon });
  expect((await set(drawing.url, { version: 1, ...licensed })).resultCode).toBe('0');
  await drawing.stop();
  await expect(startWith({})).rejects.toThrow(
    'Site drawn is in real mode without BEACON_URL: it does not start.',
  );
});

describe('the service does not start', () => {
  it('with a real site that has something of the demonstration', async () => {
    const site = siteNamed();
    await demoOperator(site.siteId, 'boss');
    await makeMember(world.deps, { siteId: site.siteId });
    await world.deps.pool.query(
      `insert into site_options (site_id, version, document, changed_at, changed_by)
       values ($1, 1, $2, now(), '')`,
      [site.siteId, JSON.stringify(licensed)],
    );
    const { space, clock } = world;
    const env = { BEACON_URL: beacon };
    await expect(startTestService(identity, { space, clock, env })).rejects.toThrow(
      `Site ${site.siteId} is in real mode with what the demonstration left: operators with a ` +
        'published password: boss; with a published second factor: boss; published keys: –; ' +
        'members of the demonstration: 1. It does not start.',
    );
    await world.deps.pool.query('delete from site_options where site_id = $1', [site.siteId]);
  });
});

describe('on a site in real mode', () => {
  const site = () => real;
  let real: ReturnType<typeof siteNamed>;
  let partnerId: string;

  beforeAll(async () => {
    real = siteNamed();
    expect((await real.switch()).resultCode).toBe('0');
    const { recommenderId: _none, ...person } = signUpForm('');
    const wish = { ...person, memId: 'headoffice', recommenderId: '', tier: 1 };
    const made = await real.admin('/api/admin/members/partner/create', wish);
    expect(made.resultCode).toBe('0');
    const { memberId } = made.data;
    partnerId = memberId;
    expect((await real.second('/api/admin/members/approve', { memberId })).resultCode).toBe('0');
  });

  it('says so to whoever moves money', async () => {
    const asked = { memberId: partnerId, cashOutPass: '0000' };
    const checked = await world.internal('/internal/members/checkWithdrawal', asked);
    expect(checked.data).toMatchObject({ outcome: 'wrong', isReal: true });
  });

  const apply = (birthDate: string) =>
    site().guest('/api/member/signup', signUpForm('headoffice', { birthDate }));

  it.each([
    ['', 'U129'],
    ['2007-02-29', 'U129'],
    ['2026-03-16', 'U129'],
    // Nineteen by the rule of the year, eighteen in full years.
    ['2007-03-16', 'U131'],
    ['2007-03-15', '0'],
  ])('who was born on "%s" signs up: %s', async (birthDate, code) => {
    expect((await apply(birthDate)).resultCode).toBe(code);
  });

  it('nobody is let in before an operator has seen how old they are', async () => {
    const { memberId } = (await apply('1990-01-31')).data;
    const approve = (body: object) =>
      site().admin('/api/admin/members/approve', { memberId, ...body });
    expect((await approve({})).resultCode).toBe('U132');
    const young = { birthDate: '2010-01-01', ageMethod: 'passport' };
    expect((await approve(young)).resultCode).toBe('U131');
    expect((await approve({ ageMethod: 'passport' })).resultCode).toBe('0');
    const { member } = (await site().admin('/api/admin/members/detail', { memberId })).data;
    expect(member).toMatchObject({
      birthDate: '1990-01-31',
      ageMethod: 'passport',
      ageConfirmedBy: 'admin',
      ageConfirmedAt: world.clock.now().toISOString(),
    });
    const { rows } = await world.deps.pool.query(
      "select after from kit.audit_log where subject = $1 and action = 'member.approve'",
      [`member:${memberId}`],
    );
    expect(rows.at(-1)?.after).toMatchObject({ ageMethod: 'passport' });
    const stored = await world.deps.db.member.findUniqueOrThrow({ where: { memberId } });
    expect(stored.birthDate).not.toContain('1990');
  });

  it('a token says who is of age, which a partner is once it was seen', async () => {
    const claimsOf = async (memId: string) => {
      const { data } = await site().guest('/api/member/login', { memId, memPass: 'meadow12' });
      const key = world.deps.config.TOKEN_PUBLIC_KEY;
      return verifySessionToken(key, data.token, world.clock.now());
    };
    expect((await claimsOf('headoffice'))?.adu).toBeUndefined();
    const { list } = (await site().admin('/api/admin/members/list', { search: 'headoffice' })).data;
    const seen = {
      memberId: list[0].memberId,
      birthDate: '1980-05-05',
      ageMethod: 'identity-card',
    };
    expect((await site().admin('/api/admin/members/confirmAge', seen)).resultCode).toBe('0');
    expect((await claimsOf('headoffice'))?.adu).toBe(true);
  });

  it('nobody switches age and country off again', async () => {
    const { resultCode } = await site().switch({ mode: 'demo' });
    expect(resultCode).toBe('S011');
    const empty = siteNamed();
    await empty.switch();
    expect((await empty.switch({ mode: 'demo' })).resultCode).toBe('0');
  });

  it('services are told whom it may serve, and nothing of demonstrations', async () => {
    const siteIds = [site().siteId, 'noriter'];
    const { data } = await world.internal('/internal/sites/rules', { siteIds });
    expect(data.real).toEqual([{ siteId: site().siteId, allowedCountries: ['KR'] }]);
  });
});

it('a demonstration asks nobody for their age', async () => {
  const siteId = `site-${randomUUID().slice(0, 8)}`;
  const partner = await makeMember(world.deps, { siteId, partnerType: 'PTN_1' });
  const site = siteNamed(siteId);
  await site.switch({ captcha: false });
  const form = signUpForm(partner.loginId, { birthDate: 'whatever' });
  const { memberId } = (await site.guest('/api/member/signup', form)).data;
  expect((await site.admin('/api/admin/members/approve', { memberId })).resultCode).toBe('0');
});

it('a test account is marked by an operator, and is in no figure of members', async () => {
  const site = siteNamed();
  const { memberId } = await makeMember(world.deps, { siteId: site.siteId });
  const summary = async () => (await site.admin('/api/admin/members/summary', {})).data;
  expect(await summary()).toMatchObject({ active: 1, newToday: 1 });
  const mark = { memberId, isTest: true, reason: '출시 전 점검' };
  expect((await site.admin('/api/admin/members/markTest', mark)).resultCode).toBe('0');
  expect(await summary()).toMatchObject({ active: 0, newToday: 0, online: 0 });
  const { rows } = await world.deps.pool.query(
    "select before, after from kit.audit_log where subject = $1 and action = 'member.mark-test'",
    [`member:${memberId}`],
  );
  expect(rows).toEqual([
    { before: { isTest: false }, after: { isTest: true, reason: '출시 전 점검' } },
  ]);
});
