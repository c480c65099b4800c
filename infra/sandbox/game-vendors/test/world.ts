import { randomBytes } from 'node:crypto';
import { createLogger } from '@noriter/kit/logging';
import type { Chance } from '../src/chance/chance.ts';
import { fixedChance } from '../src/chance/fixed-chance.ts';
import { gameVendorsConfig } from '../src/config.ts';
import { type GameVendors, startGameVendors } from '../src/game-vendors.ts';
import type { VendorKey } from '../src/vendors/vendors.ts';
import { type StandIn, startStandIn } from './site/stand-in-site.ts';

export type VendorsWorld = {
  readonly site: StandIn;
  readonly vendors: GameVendors;
  /** A call of the site to a vendor. */
  ask(vendorKey: VendorKey, name: string, body: unknown, bearer?: string): Promise<Answer>;
  /** A call of a page. */
  play(name: string, body: unknown): Promise<Played>;
  /** Launches and sits down. */
  sit(
    vendorKey: VendorKey,
    gameCode: string,
    more?: object,
  ): Promise<{ seat: string; playerId: string; facts: Played }>;
  close(): Promise<void>;
};
/** Fields of the answers to pages; which are there depends on the call. */
export type Played = {
  ok: boolean;
  code: string;
  seat: string;
  balance: string;
  win: string;
  roundWon: string;
  wins: string[];
  freeLeft: number;
  seed: string;
  hash: string;
  cashedAt: number | null;
  bomb: { hash: string };
};
type Move = { transactionId: string; roundId: string; playerId: string };
type Answer = {
  status: number;
  body: {
    cursor: string | null;
    games: { gameCode: string; imageUrl: string }[];
    transactions: Move[];
    jackpots: { amount: string }[];
    url: string;
    detailUrl: string;
    state: string;
    status: string;
  };
};

export async function openVendorsWorld(
  env: Record<string, string> = {},
  chance: Chance = fixedChance(5),
): Promise<VendorsWorld> {
  const site = await startStandIn();
  const config = gameVendorsConfig.parse({
    PORT: '0',
    SITE_URL: site.url,
    VENDOR_KEYS: JSON.stringify(site.keys),
    LOG_LEVEL: 'silent',
    CALL_TIMEOUT_MS: '500',
    RETRY_UNIT_MS: '20',
    TABLE_SPEED: '50',
    ...env,
  });
  const vendors = await startGameVendors(
    config,
    createLogger({ service: 'test', level: 'silent' }),
    chance,
  );
  const post = async (
    path: string,
    body: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> => {
    const own = { 'content-type': 'application/json', ...headers };
    const answer = await fetch(vendors.url + path, {
      method: 'POST',
      headers: own,
      body: JSON.stringify(body),
    });
    return { status: answer.status, body: (await answer.json()) as Answer['body'] };
  };
  const ask: VendorsWorld['ask'] = (vendorKey, name, body, bearer = site.keys[vendorKey].secret) =>
    post(`/${vendorKey}/${name}`, body, { authorization: `Bearer ${bearer}` });
  const play: VendorsWorld['play'] = async (name, body) => {
    const { body: own } = await post(`/game/${name}`, body);
    return own as unknown as Played;
  };
  return {
    site,
    vendors,
    ask,
    play,
    async sit(vendorKey, gameCode, more = {}) {
      const playerId = randomBytes(16).toString('hex');
      const token = `token-${playerId}-${crypto.randomUUID()}`;
      await ask(vendorKey, 'launch', { token, playerId, gameCode, ...more });
      const facts = await play('open', { token });
      return { seat: facts.seat, playerId, facts };
    },
    async close() {
      await vendors.stop();
      await site.close();
    },
  };
}
