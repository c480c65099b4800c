import { type Fields, writtenAt } from './fields.ts';
import { type Exchange, type Protocol, STAKE, WIN } from './protocol.ts';

/** A case as it was sent. */
export type Sent = {
  exchange: Exchange;
  fields: Fields;
  /** The field that is wrong; null where the bytes are. */
  touched: string | null;
};

/** What may be done once, and then again for nothing. */
export type Taken = Set<string>;

/**
 * What a call that was taken may have moved, read from what was sent and from nothing of ours.
 *
 * @returns won, one of which it has to be; null where it may not have been taken at all
 */
export function allowedMoves(
  { amountOf }: Pick<Protocol, 'amountOf'>,
  { exchange, fields, touched }: Sent,
  taken: Taken,
): readonly bigint[] | null {
  const { verb, moves = {}, id, names = [] } = exchange;
  if (verb === 'rollback') {
    // It may name nothing, or what an earlier case had under an id that many cases try.
    const isOther = touched === null || names.includes(touched) || touched === id;
    return isOther ? [0n, STAKE, -WIN, STAKE - WIN] : [STAKE];
  }
  let moved = 0n;
  for (const [path, way] of Object.entries(moves)) {
    const amount = amountOf(writtenAt(fields, path) ?? '');
    if (amount === null) return null;
    moved += way * amount;
  }
  const own = id === undefined ? null : writtenAt(fields, id);
  if (own === null) return [moved];
  const key = `${verb} ${own.replaceAll('"', '').replaceAll('%2E', '.')}`;
  const wasTaken = taken.has(key);
  taken.add(key);
  return wasTaken ? [0n, moved] : [moved];
}
