/**
 * Of what happens to bets and to rounds of games, not all is a result. Whoever counts results leaves the rest out
 * by the event's type, before it is decoded: `consume(betEvents, { skip: isNoBetEnding, … })`.
 */
import { type BetEvent, BetEventSchema } from '@noriter/proto/bet_events_pb';
import { type GameEvent, GameEventSchema } from '@noriter/proto/game_events_pb';

type Undecoded = { readonly headers: Readonly<Record<string, string>> };
type CaseOf<Event extends { event: { case: string | undefined } }> = NonNullable<
  Event['event']['case']
>;

const betEndings: readonly CaseOf<BetEvent>[] = ['settled', 'voided', 'reopened', 'cashedOut'];
const gameRounds: readonly CaseOf<GameEvent>[] = ['transacted', 'roundChanged'];

const betTypes = new Set(betEndings.map((name) => `${BetEventSchema.typeName}.${name}`));
const gameTypes = new Set(gameRounds.map((name) => `${GameEventSchema.typeName}.${name}`));

/** Of `bet.events` what is refused: it has no result. */
export function isNoBetEnding(_deps: unknown, { headers }: Undecoded): boolean {
  return !betTypes.has(headers.ce_type ?? '');
}

/** Of `game.events` launches, ends of sessions and locks: they are about no round. */
export function isNoGameRound(_deps: unknown, { headers }: Undecoded): boolean {
  return !gameTypes.has(headers.ce_type ?? '');
}
