import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answerOf } from '../../../shared/api/client.ts';
import type { GameView } from '../../../shared/api/contracts.ts';
import { useErrorText } from '../../../shared/api/use-error-text.ts';
import { api } from '../../../shared/member/member-session.ts';
import { toast } from '../../../shared/ui/overlays/toasts.ts';

/** Whether a game is one of the member's own; a press is shown at once, and taken back if refused. */
export function useFavourite(game: Pick<GameView, 'id' | 'isFavourite'>) {
  const queries = useQueryClient();
  const textOf = useErrorText();
  const change = useMutation({
    mutationFn: (isFavourite: boolean) =>
      answerOf(api.POST('/api/game/favourites/set', { body: { gameId: game.id, isFavourite } })),
    onError: (error) => toast('bad', textOf(error)),
    onSettled: () => queries.invalidateQueries({ queryKey: ['game', 'list'] }),
  });
  const isFavourite = change.isPending ? change.variables : game.isFavourite;
  return { isFavourite, toggle: () => change.mutate(!isFavourite) };
}
