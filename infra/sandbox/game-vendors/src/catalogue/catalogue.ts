import { type VendorKey, vendorKeys } from '../vendors/vendors.ts';
import type { CatalogueEntry, Names } from './entry.ts';
import { ownGames } from './own-games.ts';
import { type Group, type Supplier, suppliers } from './suppliers.ts';
import { adjectives, nouns } from './words.ts';

export type Catalogue = {
  readonly of: Readonly<Record<VendorKey, readonly CatalogueEntry[]>>;
  readonly byCode: ReadonlyMap<string, CatalogueEntry>;
};

/** Some thousand entries: a dozen that can be played, and pictures that say of themselves what they are. */
export function makeCatalogue(): Catalogue {
  const games = ownGames();
  const entriesOf = (vendorKey: VendorKey) => [
    ...games[vendorKey],
    ...suppliers.filter((one) => one.vendorKey === vendorKey).flatMap(pictures),
  ];
  const of = {
    evolution: entriesOf('evolution'),
    kplay: entriesOf('kplay'),
    pragmatic: entriesOf('pragmatic'),
    bomb: entriesOf('bomb'),
    kfishing: entriesOf('kfishing'),
  };
  const all = vendorKeys.flatMap((key) => of[key]);
  return { of, byCode: new Map(all.map((entry) => [entry.gameCode, entry])) };
}

const prefixes: Readonly<Partial<Record<Group, string>>> = { 'hc-casino': 'HC-', 'h-slot': 'H-' };
const volatilities = ['low', 'medium', 'high'] as const;

function pictures(supplier: Supplier): CatalogueEntry[] {
  const { code, group, entries } = supplier;
  // Suppliers start at different words, so that neighbours in a list do not look alike.
  const offset = Number(code) * 7 + group.length;
  return Array.from({ length: entries }, (_, at) => ({
    gameCode: `${group}-${code}-${String(at + 1).padStart(3, '0')}`,
    vendorCode: code,
    group,
    names: namesOf(group, offset, at),
    rtp: null,
    volatility: volatilities[(offset + at) % volatilities.length] ?? 'medium',
    features: [],
    tags: ['picture'],
    hasDemo: false,
    isPlayable: false,
    maxBet: '0',
    kind: 'picture',
  }));
}

/** No two entries of a supplier have one name: each noun meets each adjective once. */
function namesOf(group: Group, offset: number, at: number): Names {
  const words = nouns[group];
  const which = at % words.length;
  const noun = words[(offset + which) % words.length];
  const turn = Math.floor(at / words.length);
  const adjective = adjectives[(offset + which + turn) % adjectives.length];
  if (!noun || !adjective) throw new Error('There are no words for a name.');
  const prefix = prefixes[group] ?? '';
  return {
    ko: `${prefix}${adjective[0]} ${noun[0]}`,
    en: `${prefix}${adjective[1]} ${noun[1]}`,
    vi: `${prefix}${noun[2]} ${adjective[2]}`,
  };
}
