/** Invariant: a result that comes live is shown once, and never after a newer one. */
import type { MiniRound, MiniRounds } from '../../../shared/api/contracts.ts';
import type { LiveMessage } from '../../../shared/live/live-message.ts';

type PublishedDraw = {
  gameDay: string;
  number: number;
  result: Pick<MiniRound, 'balls' | 'facts'> | null;
};

/** Reads a `DRAW`: the round's day and number, and its result; null when it is none of ours. */
export function readDraw({ cmd, data1, data2 }: LiveMessage): PublishedDraw | null {
  const [, gameDay = '', number = ''] = /^(\d{4}-\d{2}-\d{2}) (\d{1,5})$/.exec(data1) ?? [];
  if (cmd !== 'DRAW' || gameDay === '') return null;
  const published = { gameDay, number: Number(number) };
  if (data2 === '') return { ...published, result: null };
  const result = parseResult(data2);
  return result && { ...published, result };
}

/**
 * What is known of the rounds once a draw was published; the same when it says nothing new. Only the
 * round that was waited for is shown from the message alone: of any other too little is known.
 */
export function withDraw(
  known: MiniRounds | undefined,
  published: PublishedDraw,
): MiniRounds | undefined {
  const round = known?.round;
  if (!known || !round || !isRound(round, published)) return known;
  if (known.last !== null && isRound(known.last, published)) return known;
  const state = published.result === null ? 'excluded' : 'drawn';
  return { ...known, last: { ...round, state, ...published.result } };
}

export function isRound(
  one: Pick<MiniRound, 'gameDay' | 'number'>,
  other: Pick<MiniRound, 'gameDay' | 'number'>,
): boolean {
  return one.gameDay === other.gameDay && one.number === other.number;
}

function parseResult(text: string): PublishedDraw['result'] {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return null;
    const { balls, facts } = value as Record<string, unknown>;
    if (!Array.isArray(balls) || typeof facts !== 'object' || facts === null) return null;
    const named = Object.entries(facts).map(([fact, number]) => [fact, Number(number)] as const);
    return { balls: balls.map(Number), facts: Object.fromEntries(named) };
  } catch {
    return null;
  }
}
