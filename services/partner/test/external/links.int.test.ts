import { generateKeyPairSync } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { startPartnerBackOffice } from '../../../../infra/sandbox/partner-back-office/src/partner-back-office.ts';
import { fiveTiers, openPartnerWorld } from '../world/partner-world.ts';

const LINK = '/api/partner/external/link';
const SITE_URL = 'https://site.example';
const PUBLIC_URL = 'https://outside.example';
const anyChallenge = { challenge: 'c'.repeat(43) };

/** A service, and an external back office that knows its key. */
async function openBoth() {
  const { privateKey } = generateKeyPairSync('ed25519');
  const { kty = '', crv = '', x = '', d = '' } = privateKey.export({ format: 'jwk' });
  const world = await openPartnerWorld('partner_external', {
    env: {
      EXTERNAL_BACK_OFFICES: JSON.stringify({ noriter: PUBLIC_URL }),
      EXTERNAL_LINK_KEY: JSON.stringify({ kty, crv, x, d }),
    },
  });
  onTestFinished(() => world.close());
  const kid = world.running.deps.config.EXTERNAL_LINK_KEY?.id ?? '';
  const external = await startPartnerBackOffice(
    {
      PORT: 0,
      HOST: '127.0.0.1',
      PUBLIC_URL,
      SITE_URLS: [SITE_URL],
      LINK_KEYS: { keys: [{ kty: 'OKP', crv: 'Ed25519', x, kid }] },
    },
    { now: () => world.clock.now() },
  );
  onTestFinished(() => external.stop());
  return { world, browser: () => openBrowser(external.url) };
}

/** Follows no redirect, and has the cookies of one browser; `url` is where PUBLIC_URL really is. */
function openBrowser(url: string) {
  const jar = new Map<string, string>();
  return async (address: string) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const asked = address.replace(PUBLIC_URL, url);
    const answer = await fetch(asked, { redirect: 'manual', headers: { cookie } });
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';')[0]?.split('=') ?? [];
      jar.set(name, value);
    }
    return { status: answer.status, to: answer.headers.get('location'), text: await answer.text() };
  };
}

test('a partner enters once, from the browser that began, within a minute', async () => {
  const { world, browser } = await openBoth();
  const { one, two, player } = await fiveTiers(world);
  const status = (await world.as(one)('/api/partner/status')).data;
  expect(status.externalUrl).toBe(`${PUBLIC_URL}/enter`);
  const other = { isPartner: false };
  expect((await world.as(player, other)('/api/partner/status')).data.externalUrl).toBeNull();

  const begin = async (visit: ReturnType<typeof openBrowser>) => {
    const { to } = await visit(`${status.externalUrl}?site=${encodeURIComponent(SITE_URL)}`);
    const back = new URL(to ?? '');
    expect(back.origin + back.pathname).toBe(`${SITE_URL}/member/partner/external`);
    const challenge = back.searchParams.get('challenge');
    return (await world.as(one)(LINK, { challenge })).data.url as string;
  };
  const mine = browser();
  const link = await begin(mine);
  expect(await mine(link)).toMatchObject({ status: 303, to: '/' });
  const page = (await mine(`${PUBLIC_URL}/`)).text;
  expect(page).toContain('nick ptn1 (ptn1)');
  expect(page).toContain('시연용 화면입니다');
  expect(await mine(link)).toMatchObject({ status: 403 });

  const stolen = await begin(mine);
  expect((await browser()(stolen)).text).toContain('발급받은 브라우저가 아닙니다');
  const late = await begin(mine);
  world.clock.advance(61_000);
  expect((await mine(late)).text).toContain('유효 시간이 지난');
  expect((await mine(`${PUBLIC_URL}/enter?site=https://elsewhere.example`)).status).toBe(400);

  expect((await world.as(player, other)(LINK, anyChallenge)).resultCode).toBe('PT101');
  const pause = { partnerId: two.memberId, suspended: true, reason: 'asked for' };
  await world.operator('partners.manage')('/api/admin/partner/suspend', pause, {
    idempotencyKey: crypto.randomUUID(),
  });
  expect((await world.as(two)(LINK, anyChallenge)).resultCode).toBe('PT802');
});

test('a site without an external back office shows none and signs nothing', async () => {
  const world = await openPartnerWorld('partner_no_external');
  onTestFinished(() => world.close());
  const head = await world.approve('ptn1', { parent: null, tier: 1 });
  expect((await world.as(head)('/api/partner/status')).data.externalUrl).toBeNull();
  expect((await world.as(head)(LINK, anyChallenge)).resultCode).toBe('PT801');
});
