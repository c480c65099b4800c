/** Stands where identity, wallet and betting would: answers the internal calls the notifier makes. */

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CALLER_HEADER, verifyCaller } from '@noriter/kit/caller';

export type Neighbours = {
  url: string;
  /** By member: what the wallet says; a member who is not here has no account. */
  balances: Map<
    string,
    { cash: string; held: string; points: string; owed: string; version: string }
  >;
  /** By session: what identity says; a session that is not here has ended. */
  states: Map<string, 'live' | 'replaced' | 'ended'>;
  /** Members asked about, one entry for each call. */
  balanceCalls: string[][];
  stateCalls: string[];
  /** By fixture: what betting says, with every market it has and the version each changed at. */
  fixtures: Map<string, NeighbourFixture>;
  /** Fixtures asked about, with the version that was named, one entry for each call. */
  changeCalls: KnownVersion[][];
  /** While true both answer 503. */
  down: boolean;
  close(): Promise<void>;
};

export type NeighbourFixture = {
  version: number;
  markets: { marketKey: string; version: number; odds: string }[];
};
type KnownVersion = { fixtureId: string; since: number | null };
type Asked = { memberIds: string[]; sessionId: string; fixtures: KnownVersion[] };

export async function startNeighbours(internalKey: string): Promise<Neighbours> {
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
    request.on('end', () => {
      const caller = verifyCaller(internalKey, String(request.headers[CALLER_HEADER] ?? ''));
      const status = neighbours.down || caller?.kind !== 'service' ? 503 : 200;
      const data = status === 200 ? answer(request.url ?? '', JSON.parse(text)) : null;
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ resultCode: '0', resultMessage: '', data }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  function answer(path: string, body: Asked) {
    if (path === '/internal/sport/changes') {
      neighbours.changeCalls.push(body.fixtures);
      return { fixtures: body.fixtures.flatMap((known) => changeOf(neighbours, known)) };
    }
    if (path === '/internal/sessions/state') {
      neighbours.stateCalls.push(body.sessionId);
      return { state: neighbours.states.get(body.sessionId) ?? 'ended' };
    }
    neighbours.balanceCalls.push(body.memberIds);
    const known = body.memberIds.filter((memberId) => neighbours.balances.has(memberId));
    return {
      balances: known.map((memberId) => ({ memberId, ...neighbours.balances.get(memberId) })),
    };
  }

  const neighbours: Neighbours = {
    url: `http://127.0.0.1:${port}`,
    balances: new Map(),
    states: new Map(),
    balanceCalls: [],
    stateCalls: [],
    fixtures: new Map(),
    changeCalls: [],
    down: false,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return neighbours;
}

/** What betting's own call answers of one fixture: nothing where nothing changed. */
function changeOf({ fixtures }: Neighbours, { fixtureId, since }: KnownVersion): object[] {
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
