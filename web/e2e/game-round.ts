import { expect } from '@playwright/test';
import { limits } from '../../infra/kit/src/testing/limits.ts';
import { call } from './site-calls.ts';

const catalogueMs = limits.soon;

const wish = { vendorKey: 'kplay', gameType: 'slot', gameKey: 'noriter-moon-rabbit' };

/** One turn of a slot machine by a member with cash, without its window: a vendor's round that ended. */
export async function playSlot(token: string): Promise<void> {
  const address = await launched(token);
  const ask = async (name: string, body: object) => {
    const response = await fetch(`${address.origin}/game/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return (await response.json()) as Record<string, unknown>;
  };
  const { seat } = await ask('open', { token: address.searchParams.get('token') ?? '' });
  expect(await ask('slot/spin', { seat, stake: '1000' })).toMatchObject({ ok: true });
}

/** The vendor's address of the game; a site that has just started reads its catalogues yet. */
async function launched(token: string): Promise<URL> {
  let address = '';
  await expect(async () => {
    address = String((await call('/api/game/getGame', wish, token)).gameurl);
  }).toPass({ timeout: catalogueMs });
  return new URL(address);
}
