import { useQuery } from '@tanstack/react-query';
import { answerOf } from '../../shared/api/client.ts';
import { api } from '../../shared/member/member-session.ts';
import { useThirdPartyLocked } from '../games/model/use-game-offer.ts';
import type { GameSearch } from './game-search.ts';

const lookEveryMs = 10_000;

type GameEnd = 'locked' | 'ended' | null;

/** Whether the game of this window goes on: looked at every ten seconds, and told at once by a lock. */
export function useGameEnd({ session, vendor = '', game = '' }: GameSearch): GameEnd {
  const isLocked = useThirdPartyLocked(vendor, game);
  const { data } = useQuery({
    queryKey: ['game', 'session', session],
    queryFn: () => answerOf(api.POST('/api/game/session', { body: { sessionId: session ?? '' } })),
    enabled: session !== undefined,
    refetchInterval: lookEveryMs,
  });
  if (isLocked || data?.isLocked === true) return 'locked';
  return data?.state === 'ended' ? 'ended' : null;
}
