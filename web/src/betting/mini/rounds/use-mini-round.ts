import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { MiniRound, MiniRounds } from '../../../shared/api/contracts.ts';
import { queryClient } from '../../../shared/api/query-client.ts';
import { useTopic } from '../../../shared/live/use-topic.ts';
import type { MiniGame } from '../model/mini-games.ts';
import { isRound, readDraw, withDraw } from './live-draw.ts';
import { miniKey, roundQuery } from './mini-queries.ts';

/** Everybody hears of a draw in the same moment; what belongs to it is asked for spread out. */
const spreadMs = 1_500;

/**
 * The coming round and the last result of a game, followed live. `isNew` says that the result came
 * while the page was open: then it is played, and said once.
 */
export function useMiniRound(game: MiniGame) {
  const query = useQuery(roundQuery(game));
  const last = query.data?.last ?? null;
  useTopic(`/topic/${game}`, (message) => {
    const notified = readDraw(message);
    if (notified === null) return;
    const { queryKey } = roundQuery(game);
    const known = queryClient.getQueryData<MiniRounds>(queryKey);
    // The last result is told again to whoever comes, and is no news to who has it.
    if (known === undefined || (known.last !== null && isRound(known.last, notified))) return;
    queryClient.setQueryData(queryKey, withDraw(known, notified));
    setTimeout(
      () => void queryClient.invalidateQueries({ queryKey: [...miniKey(game), 'round'] }),
      Math.random() * spreadMs,
    );
  });
  const isNew = useIsNew(query.data);
  useFreshLists(game, isNew ? nameOf(last) : '');
  return { ...query, last, round: query.data?.round ?? null, isNew };
}

/** Lists and roads are asked for again when there is one more result, however it was learnt. */
function useFreshLists(game: MiniGame, name: string): void {
  useEffect(() => {
    if (name === '') return;
    const timer = setTimeout(() => {
      for (const list of ['results', 'statistics']) {
        void queryClient.invalidateQueries({ queryKey: [...miniKey(game), list] });
      }
    }, Math.random() * spreadMs);
    return () => clearTimeout(timer);
  }, [game, name]);
}

function useIsNew(rounds: MiniRounds | undefined): boolean {
  const [opened, setOpened] = useState<string | null>(null);
  const name = nameOf(rounds?.last ?? null);
  if (rounds !== undefined && opened === null) setOpened(name);
  return rounds !== undefined && opened !== null && name !== opened;
}

function nameOf(round: MiniRound | null): string {
  return round === null ? '' : `${round.gameDay} ${round.number}`;
}
