/** Invariant: a round that is void for the site is closed here with the event of it, before anything is asked. */
import type { MiniRounds } from '../../../shared/api/contracts.ts';
import { queryClient } from '../../../shared/api/query-client.ts';
import type { LiveMessage } from '../../../shared/live/live-message.ts';
import { miniGameOf } from '../model/mini-games.ts';
import { isRound } from './live-draw.ts';
import { miniKey, roundQuery } from './mini-queries.ts';

/** Everybody on the site learns of it in the same moment; what belongs to it is asked for spread out. */
const spreadMs = 1_500;

/** `ROUND_VOID`: the round's day and number, and its game. */
export function takeRoundVoid({ data1, data2 }: LiveMessage): void {
  const game = miniGameOf(data2);
  const [, gameDay = '', number = ''] = /^(\d{4}-\d{2}-\d{2}) (\d{1,5})$/.exec(data1) ?? [];
  if (game === null || gameDay === '') return;
  const declared = { gameDay, number: Number(number) };
  queryClient.setQueryData(roundQuery(game).queryKey, (known) => withVoid(known, declared));
  setTimeout(() => {
    void queryClient.invalidateQueries({ queryKey: miniKey(game) });
    void queryClient.invalidateQueries({ queryKey: ['bet'] });
  }, Math.random() * spreadMs);
}

function withVoid(known: MiniRounds | undefined, declared: { gameDay: string; number: number }) {
  const round = known?.round;
  if (!round || !isRound(round, declared)) return known;
  return { ...known, round: { ...round, isVoid: true } };
}
