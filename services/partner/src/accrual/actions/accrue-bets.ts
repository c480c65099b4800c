import { koreaDay } from '@noriter/kit/korea-time';
import { withTransaction } from '@noriter/kit/postgres';
import type pg from 'pg';
import type { PartnerPolicy } from '../../policy/domain/policy.ts';
import { currentPolicy } from '../../policy/store/current-policy.ts';
import { dayAfter } from '../../vocabulary/days.ts';
import { shareOut } from '../../vocabulary/share-out.ts';
import type { AccrualDeps } from '../deps.ts';
import type { Chain } from '../domain/chain.ts';
import { type Addition, noTotals, sharesByTier } from '../domain/day-totals.ts';
import { rollingTurnover } from '../domain/rolling-base.ts';
import type { Standing } from '../domain/standing.ts';
import { type Accrual, insertAccruals, newestAccruals } from '../store/accruals.ts';
import { chainAt } from '../store/book-chains.ts';
import { keepChains, noteKept, readChains } from '../store/chains.ts';
import { type Place, placesOf } from '../store/places.ts';
import { addToRollUps } from '../store/roll-ups.ts';
import { shareSiteBook } from '../store/site-state.ts';
import { fillBook, type TreeBook } from '../store/tree-book.ts';

type Deps = Pick<AccrualDeps, 'pool' | 'policyAt' | 'treeBooks'>;

/**
 * Counts what bets stand for, each version once: accruals and roll-ups are one transaction for each
 * site. The first version decides the chain; a later one gives or takes the difference to the same
 * partners. What comes for a frozen day is counted on the first open one, and as a correction where it
 * changes what was frozen.
 */
export async function accrueBets(deps: Deps, standings: readonly Standing[]): Promise<void> {
  for (const [siteId, own] of Map.groupBy(standings, (one) => one.siteId)) {
    const done = await withTransaction(deps.pool, (tx) => accrueSite(deps, tx, siteId, own));
    noteKept(done.book, done.chainIds);
  }
}

/** What it read of the tree, and the chains it wrote. */
type Done = { book: TreeBook; chainIds: readonly string[] };

async function accrueSite(
  deps: Deps,
  tx: pg.ClientBase,
  siteId: string,
  standings: readonly Standing[],
): Promise<Done> {
  const { book, frozenUntil } = await shareSiteBook(tx, deps.treeBooks, siteId);
  const policy = await currentPolicy(deps, tx, siteId);
  const standing = await newestAccruals(tx, [...new Set(standings.map(({ betId }) => betId))]);
  const chains = await readChains(tx, [...new Set([...standing.values()].map(chainIdOf))]);
  const places = await placesOf(
    tx,
    standings.filter(({ betId }) => !standing.has(betId)),
  );
  const parents = new Set([...places.values()].map(({ parentId }) => parentId));
  await fillBook(
    tx,
    book,
    [...parents].filter((id) => id !== null),
  );

  const accruals: Accrual[] = [];
  const additions: Addition[] = [];
  const newChains = new Map<string, Chain>();
  for (const one of standings) {
    const before = standing.get(one.betId);
    if (before === undefined ? isNothing(one) : before.version >= one.version) continue;
    const place = places.get(one);
    if (before === undefined && earnsNothing(policy, one, place)) continue;
    const { category, at } = one;
    const { parentId = null, memberPpm = 0 } = place ?? {};
    const chain =
      chains.get(before?.chainId ?? '') ?? chainAt(book, parentId, { category, memberPpm, at });
    if (!chains.has(chain.chainId)) newChains.set(chain.chainId, chain);
    chains.set(chain.chainId, chain);
    const accrual = accrualOf(one, { chain, policy, frozenUntil, before });
    accruals.push(accrual);
    additions.push(additionOf(accrual, chain, before));
    standing.set(one.betId, { ...accrual, rolling: [...accrual.rolling] });
  }
  if (accruals.length === 0) return { book, chainIds: [] };
  const chainIds = await keepChains(tx, book, newChains.values());
  await insertAccruals(tx, siteId, accruals);
  await addToRollUps(tx, siteId, additions);
  return { book, chainIds };
}

type Before = Accrual | undefined;

function accrualOf(
  one: Standing,
  by: { chain: Chain; policy: PartnerPolicy; frozenUntil: string; before: Before },
): Accrual {
  const { chain, policy, frozenUntil, before } = by;
  const turnover = rollingTurnover(one, policy);
  const settledDay = koreaDay(one.at);
  return {
    betId: one.betId,
    version: one.version,
    siteId: one.siteId,
    memberId: one.memberId,
    chainId: chain.chainId,
    settledAt: one.at,
    day: settledDay > frozenUntil ? settledDay : dayAfter(frozenUntil),
    isCorrection: before !== undefined && before.day <= frozenUntil,
    turnover,
    stake: one.stake,
    returned: one.returned,
    rollingPpm: chain.rolling.top,
    rolling: sharesByTier(shareOut(turnover, chain.rolling)),
  };
}

/** What a version changes of what the one before stood for. */
function additionOf(now: Accrual, chain: Chain, before: Before): Addition {
  const { memberId, day, isCorrection } = now;
  const counts = (one: Before) => (one !== undefined && one.stake > 0n ? 1n : 0n);
  return {
    chain,
    memberId,
    day,
    isCorrection,
    totals: {
      ...noTotals,
      bets: counts(now) - counts(before),
      turnover: now.turnover - (before?.turnover ?? 0n),
      stake: now.stake - (before?.stake ?? 0n),
      returned: now.returned - (before?.returned ?? 0n),
    },
    rolling: now.rolling.map((won, tier) => won - (before?.rolling[tier] ?? 0n)),
  };
}

/** What is open yet is not written down: most rounds of games are for a moment only. */
function isNothing({ turnover, stake, returned }: Standing): boolean {
  return turnover === 0n && stake === 0n && returned === 0n;
}

function earnsNothing(
  { excludedGames, testLogins }: PartnerPolicy,
  { gameId }: Standing,
  place: Place | undefined,
): boolean {
  if (place?.isTest === true) return true;
  return excludedGames.includes(gameId) || testLogins.includes(place?.loginId ?? '');
}

function chainIdOf({ chainId }: { chainId: string }): string {
  return chainId;
}
