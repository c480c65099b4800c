import { call } from '../../e2e/site-calls.ts';

type Selection = { selectionId: string; odds: string; isOpen: boolean };
type Fixture = {
  fixtureId: string;
  markets: { marketKey: string; state: string; selections: Selection[] }[];
};
const toCome = { sport: 'soccer', mode: 'prematch', search: '', page: 1 };

type Leg = { fixtureId: string; marketKey: string; selectionId: string; odds: string };

/** A ticket of each kind on matches that are still to come. */
export async function fillSports(token: string): Promise<void> {
  const legs = await openLegs();
  const [first, second, third, fourth] = legs;
  if (first === undefined || second === undefined || third === undefined) return;
  await place(token, [{ legs: [first], linesOf: 1, lineStake: '20000' }]);
  await place(token, [{ legs: [first, second, third], linesOf: 3, lineStake: '10000' }]);
  const system = fourth === undefined ? [first, second, third] : [second, third, fourth];
  await place(token, [{ legs: system, linesOf: 2, lineStake: '3000' }]);
}

/** A match that does not begin while it is looked at; the first of a whole list is about to. */
export async function lastingFixture(): Promise<string> {
  const { list } = (await call('/api/sport/fixtures', toCome)) as { list: Fixture[] };
  const found = list.at(-1);
  if (found === undefined) throw new Error('No match of soccer is offered.');
  return found.fixtureId;
}

/** The first price of each match: they may stand on one ticket. */
async function openLegs(): Promise<Leg[]> {
  const { list } = (await call('/api/sport/fixtures', toCome)) as { list: Fixture[] };
  return list.flatMap(({ fixtureId, markets }) => {
    const market = markets.find(({ state }) => state === 'active');
    const selection = market?.selections.find(({ isOpen }) => isOpen);
    if (market === undefined || selection === undefined) return [];
    const { selectionId, odds } = selection;
    return [{ fixtureId, marketKey: market.marketKey, selectionId, odds }];
  });
}

async function place(token: string, tickets: readonly object[]): Promise<void> {
  const wish = { product: 'sport', oddsPolicy: 'any', tolerance: 0, tickets };
  await call('/api/bet/betProc', wish, token);
}
