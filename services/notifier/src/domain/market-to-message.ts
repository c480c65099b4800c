/**
 * Invariant: a message of a fixture has the number of its event: a reader who has a page of that
 * number or a later one leaves it out, and who finds a number missing fetches the page again.
 */
import { timestampDate } from '@bufbuild/protobuf/wkt';
import type { MarketDelta, MarketEvent } from '@noriter/proto/market_events_pb';

import type { Delivery, LiveMessage } from './live-message.ts';

/** What changed of a fixture after a version that a reader's page has. */
export type FixtureChange = {
  fixtureId: string;
  version: number;
  state: string;
  startsAt: string;
  scoreboard: Readonly<Record<string, unknown>> | null;
  /** Those that changed, whole; null for a reader who named no version. */
  markets: readonly ChangedMarket[] | null;
};

type ChangedMarket = {
  marketKey: string;
  market: Readonly<Record<string, unknown>>;
  producer: string;
  state: string;
  selections: readonly { selectionId: string; odds: string; isOpen: boolean }[];
};

/** Odds are whole thousandths. */
const ODDS_SCALE = 1000n;
const ODDS_DECIMALS = 3;

/**
 * `ODDS`: data1 is JSON of the markets that changed, whole. `SCORE`: data1 is JSON of the fixture's
 * state and score. `FEED`: data1 names a producer, data2 is up or down, for all of its markets.
 */
export function marketEventToDelivery(id: string, value: MarketEvent): Delivery | null {
  const { fixtureId, version, event } = value;
  const toFixture = (cmd: 'ODDS' | 'SCORE', content: object): Delivery => {
    const data1 = JSON.stringify({ version: Number(version), ...content });
    const message: LiveMessage = { id, cmd, data1, data2: '', version };
    return { audience: { kind: 'fixture', fixtureId }, message };
  };
  switch (event.case) {
    case 'fixtureChanged': {
      const { state, startsAt, scoreboardJson } = event.value;
      const starts = startsAt ? timestampDate(startsAt).toISOString() : null;
      const scoreboard: unknown = scoreboardJson === '' ? null : JSON.parse(scoreboardJson);
      return toFixture('SCORE', { state, startsAt: starts, scoreboard });
    }
    case 'marketsChanged':
      return toFixture('ODDS', { markets: event.value.markets.map(marketOf) });
    case 'producerChanged': {
      const { producer, isUp } = event.value;
      const message: LiveMessage = {
        id,
        cmd: 'FEED',
        data1: producer,
        data2: isUp ? 'up' : 'down',
      };
      return { audience: { kind: 'sport' }, message };
    }
    default:
      return null;
  }
}

/**
 * `FIXTURE`: data1 is JSON of all that changed of a fixture after `since`, the version a reader
 * named, as `ODDS` and `SCORE` together would have sent it; without markets where he named none.
 */
export function fixtureMessage(
  id: string,
  change: FixtureChange,
  since: number | null,
): LiveMessage {
  const { version, state, startsAt, scoreboard, markets } = change;
  const shown = markets?.map(({ marketKey: key, selections, ...market }) => ({
    key,
    ...market,
    prices: Object.fromEntries(
      selections.map(({ selectionId, odds, isOpen }) => [selectionId, { odds, isActive: isOpen }]),
    ),
  }));
  const data1 = JSON.stringify({ since, version, state, startsAt, scoreboard, markets: shown });
  return { id, cmd: 'FIXTURE', data1, data2: '', version: BigInt(version), fillsGap: true };
}

function marketOf({ marketKey: key, marketJson, state, producer, prices }: MarketDelta) {
  const market: unknown = JSON.parse(marketJson);
  const priced = prices.map(
    ({ selectionId, odds, isActive }) => [selectionId, { odds: oddsText(odds), isActive }] as const,
  );
  return { key, market, producer, state, prices: Object.fromEntries(priced) };
}

/** As the pages have them: at least two decimals, a third where there is one. */
function oddsText(odds: bigint): string {
  const decimals = (odds % ODDS_SCALE).toString().padStart(ODDS_DECIMALS, '0');
  return `${odds / ODDS_SCALE}.${decimals.endsWith('0') ? decimals.slice(0, 2) : decimals}`;
}
