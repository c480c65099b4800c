import { rateAt } from '../../rates/domain/rate-history.ts';
import type { Category } from '../../vocabulary/categories.ts';
import type { RateKind } from '../../vocabulary/kinds.ts';
import { type Chain, chainOf, type Link } from '../domain/chain.ts';
import { type Edge, FOREVER, holds, type Span, type TreeBook } from './tree-book.ts';

/** So many chains are kept in mind: about as many kilobytes. */
const CHAINS_MAX = 50_000;

type ChainOf = { category: Category; memberPpm: number; at: Date };

/** The chain above members of a partner, as it stood at a moment. */
export function chainAt(book: TreeBook, parentId: string | null, of: ChainOf): Chain {
  const { category, memberPpm, at } = of;
  const key = `${parentId} ${category} ${memberPpm}`;
  const known = book.chains.get(key);
  if (known !== undefined && holds(known, at)) return known.chain;
  const chain = chainFromBook(book, parentId, of);
  if (book.chains.size >= CHAINS_MAX) book.chains.clear();
  book.chains.set(key, { chain, ...steadyAround(book, parentId, of) });
  return chain;
}

function chainFromBook(
  { siteId, partners }: TreeBook,
  parentId: string | null,
  { category, memberPpm, at }: ChainOf,
): Chain {
  const links = edgesAbove(partners, parentId).flatMap((edge): Link[] => {
    const partner = partners.get(edge.ancestorId);
    if (partner === undefined || !holds(edge, at)) return [];
    if (partner.pauses.some((pause) => holds(pause, at))) return [];
    const ppmOf = (kind: RateKind) =>
      rateAt(partner.rates.get(`${category} ${kind}`) ?? [], at)?.ppm ?? 0;
    const { tier } = partner;
    const net = netKind(category);
    return [
      { partnerId: edge.ancestorId, tier, rollingPpm: ppmOf('rolling'), losingPpm: ppmOf(net) },
    ];
  });
  return chainOf({ siteId, category, memberPpm }, links);
}

/** The last change of anybody above by a moment, and the first one after it. */
function steadyAround(
  { partners }: TreeBook,
  parentId: string | null,
  { category, at }: ChainOf,
): Span {
  const span = { from: Number.MIN_SAFE_INTEGER, until: FOREVER };
  const note = (moment: number) => {
    if (moment <= at.getTime()) span.from = Math.max(span.from, moment);
    else span.until = Math.min(span.until, moment);
  };
  for (const edge of edgesAbove(partners, parentId)) {
    const partner = partners.get(edge.ancestorId);
    for (const { from, until } of [edge, ...(partner?.pauses ?? [])]) {
      note(from);
      note(until);
    }
    for (const kind of ['rolling', netKind(category)]) {
      for (const { effectiveFrom } of partner?.rates.get(`${category} ${kind}`) ?? []) {
        note(effectiveFrom.getTime());
      }
    }
  }
  return span;
}

function edgesAbove(partners: TreeBook['partners'], parentId: string | null): readonly Edge[] {
  return (parentId === null ? null : partners.get(parentId)?.up) ?? [];
}

function netKind(category: Category): RateKind {
  return category === 'cash' ? 'cash-share' : 'losing';
}
