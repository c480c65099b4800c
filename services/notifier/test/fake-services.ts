/** Stands where identity, wallet and betting would: answers the internal calls the notifier makes. */

import { createServer } from 'node:http';
import { boundTo, CALLER_HEADER, verifyCaller } from '@noriter/kit/caller';
import type { Keyring } from '@noriter/kit/testing';
import { closeNow, listenLocally } from '@noriter/kit/testing/local-server';

export type FakeServices = {
  url: string;
  /** By member: what the wallet answers; a member who is not here has no account. */
  balances: Map<
    string,
    { cash: string; held: string; points: string; owed: string; version: string }
  >;
  /** By session: what identity answers; a session that is not here has ended. */
  states: Map<string, 'live' | 'replaced' | 'ended'>;
  /** Members asked about, one entry for each call. */
  balanceCalls: string[][];
  stateCalls: string[];
  /** What identity answers of sites in real mode; asked by itself every second. */
  real: { siteId: string; allowedCountries: string[] }[];
  /** By fixture: what betting answers, with every market it has and the version each changed at. */
  fixtures: Map<string, FakeFixture>;
  /** Fixtures asked about, with the version that was named, one entry for each call. */
  changeCalls: KnownVersion[][];
  /** Waited for before each answer about fixtures: a betting that is slow. */
  slow: Promise<void>;
  /** By member: how many messages the board says are unread. */
  unread: Map<string, number>;
  /** While true both answer 503. */
  down: boolean;
  close(): Promise<void>;
};

export type FakeFixture = {
  version: number;
  markets: { marketKey: string; version: number; odds: string }[];
};
type KnownVersion = { fixtureId: string; since: number | null };
type Asked = { memberIds: string[]; sessionId: string; fixtures: KnownVersion[] };

export async function startFakeServices(keyring: Keyring): Promise<FakeServices> {
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
    request.on('end', () => {
      const signed = String(request.headers[CALLER_HEADER] ?? '');
      const path = request.url ?? '';
      const checker = keyring.checkerOf(serviceOf(path));
      void verifyCaller(checker, signed, { route: boundTo(path) }).then(async (caller) => {
        const isSlow = request.url === '/internal/sport/changes';
        const status = services.down || caller?.kind !== 'service' ? 503 : 200;
        const data = status === 200 ? answer(request.url ?? '', JSON.parse(text)) : null;
        if (isSlow) await services.slow;
        response.writeHead(status, { 'content-type': 'application/json' });
        response.end(JSON.stringify({ resultCode: '0', resultMessage: '', data }));
      });
    });
  });
  const { url } = await listenLocally(server);

  function answer(path: string, body: Asked) {
    if (path === '/internal/sport/changes') {
      services.changeCalls.push(body.fixtures);
      return { fixtures: body.fixtures.flatMap((known) => changeOf(services, known)) };
    }
    if (path === '/internal/sessions/state') {
      services.stateCalls.push(body.sessionId);
      return { state: services.states.get(body.sessionId) ?? 'ended' };
    }
    if (path === '/internal/sites/rules') return { closed: [], real: services.real };
    if (path === '/internal/board/unread') {
      const unreadOf = (memberId: string) => services.unread.get(memberId) ?? 0;
      return {
        list: body.memberIds.map((memberId) => ({ memberId, unread: unreadOf(memberId) })),
      };
    }
    services.balanceCalls.push(body.memberIds);
    const known = body.memberIds.filter((memberId) => services.balances.has(memberId));
    return {
      balances: known.map((memberId) => ({ memberId, ...services.balances.get(memberId) })),
    };
  }

  const services: FakeServices = {
    url,
    balances: new Map(),
    states: new Map(),
    balanceCalls: [],
    stateCalls: [],
    real: [],
    fixtures: new Map(),
    changeCalls: [],
    slow: Promise.resolve(),
    unread: new Map(),
    down: false,
    close: () => closeNow(server),
  };
  return services;
}

/** What betting's own call answers of one fixture: nothing where nothing changed. */
function changeOf({ fixtures }: FakeServices, { fixtureId, since }: KnownVersion): object[] {
  const fixture = fixtures.get(fixtureId);
  if (!fixture || (since !== null && fixture.version <= since)) return [];
  const changed = fixture.markets.filter(({ version }) => version > (since ?? 0));
  const markets = changed.map(({ marketKey, odds }) => ({
    marketKey,
    market: { kind: 'total' },
    producer: 'live',
    state: 'active',
    selections: [{ selectionId: 'over', odds, isOpen: true }],
  }));
  const { version } = fixture;
  const head = { fixtureId, version, state: 'running', startsAt: '2026-11-22T10:00:00.000Z' };
  return [{ ...head, scoreboard: null, markets: since === null ? null : markets }];
}

/** Whose call it is: all of them are here at one address. */
function serviceOf(path: string): string {
  if (path === '/internal/sport/changes') return 'betting';
  if (path === '/internal/sessions/state' || path === '/internal/sites/rules') return 'identity';
  return path === '/internal/board/unread' ? 'board' : 'wallet';
}
