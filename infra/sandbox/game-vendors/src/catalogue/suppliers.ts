/** Who the catalogue names: codes of the product, and how many demonstration entries each has. */
import type { VendorKey } from '../vendors/vendors.ts';

export type Group = 'casino' | 'hc-casino' | 'slot' | 'h-slot' | 'fishing' | 'e-sport' | 'virtual';

export type Supplier = {
  readonly code: string;
  readonly name: string;
  readonly group: Group;
  /** Whose catalogue lists it. */
  readonly vendorKey: VendorKey;
  readonly entries: number;
};

const supplier = (
  vendorKey: VendorKey,
  group: Group,
  [code, name, entries]: readonly [code: string, name: string, entries: number],
): Supplier => ({ vendorKey, group, code, name, entries });

const liveCasinos = [
  ['1', 'Evolution', 12],
  ['5', 'Asia Gaming', 12],
  ['6', 'Dream Casino', 12],
  ['9', 'Sexy Gaming', 12],
  ['2', 'Big Gaming', 12],
] as const;

const slots = [
  ['0', 'Blueprint', 36],
  ['200', 'K-Play', 40],
  ['202', 'Habanero', 36],
  ['203', 'Elle', 36],
  ['204', 'Quickspin', 36],
  ['205', 'Spadegaming', 36],
  ['206', "Play'n GO", 36],
  ['207', 'World Match', 36],
  ['208', 'Microgaming', 36],
  ['209', 'YL Gaming', 36],
  ['210', 'NetEnt', 36],
  ['211', 'Red Tiger', 36],
  ['212', 'Booongo', 36],
  ['213', 'Playson', 36],
  ['214', 'CQ9', 36],
  ['215', 'PG Soft', 36],
  ['216', 'Relax', 36],
  ['217', 'Nolimit', 36],
  ['218', 'Thunderkick', 36],
  ['219', 'Evoplay', 36],
  ['220', 'Spinomenal', 36],
] as const;

export const suppliers: readonly Supplier[] = [
  ...liveCasinos.map((row) => supplier('evolution', 'casino', row)),
  ...liveCasinos.map(([code, name]) => supplier('evolution', 'hc-casino', [code, name, 6])),
  ...slots.map((row) => supplier('kplay', 'slot', row)),
  supplier('kplay', 'h-slot', ['200', 'K-Play', 20]),
  supplier('kplay', 'h-slot', ['202', 'Habanero', 20]),
  supplier('kplay', 'e-sport', ['101', 'Game Start', 12]),
  supplier('kplay', 'virtual', ['300', 'Virtual Arena', 15]),
  supplier('pragmatic', 'casino', ['10', 'Pragmatic Play', 12]),
  supplier('pragmatic', 'slot', ['201', 'Pragmatic Play', 40]),
  supplier('bomb', 'slot', ['221', 'Bomb', 4]),
  supplier('kfishing', 'fishing', ['1000', 'K-Play Fishing', 20]),
];
