import { wonText } from '@noriter/kit/money';
import { defineRoute } from '@noriter/kit/route';
import { nameSchemas } from '@noriter/kit/schema-names';
import { z } from 'zod';
import { gameNameOf, gameNameShape } from '../../catalogue/http/game-rows.ts';
import { type Shown, shownTo } from '../../site/actions/shown-to.ts';
import { deviceField } from '../../site/http/device-field.ts';
import type { FeaturedDeps } from '../deps.ts';
import type { PlayedRound } from '../store/read-happenings.ts';

const winShape = z.object({
  memberMasked: z.string(),
  game: gameNameShape,
  amount: wonText,
  at: z.iso.datetime(),
});
const playingShape = winShape.omit({ amount: true });

nameSchemas({ GameWin: winShape, GamePlaying: playingShape });

const featured = defineRoute<FeaturedDeps>()({
  path: '/api/game/featured',
  summary: 'The biggest wins of a week and who is playing now, masked: only what happened',
  access: 'guest',
  body: z.object({ device: deviceField }),
  data: z.object({ biggestWins: z.array(winShape), nowPlaying: z.array(playingShape) }),
  async handle(deps, { body, caller }) {
    const { sees } = await shownTo(deps, caller, body.device);
    const { biggestWins, nowPlaying } = await deps.happenings(caller.siteId);
    return {
      biggestWins: named(deps, biggestWins, sees).map(({ round, game }) => ({
        ...about(round),
        game,
        amount: round.returned.toString(),
      })),
      nowPlaying: named(deps, nowPlaying, sees).map(({ round, game }) => ({
        ...about(round),
        game,
      })),
    };
  },
});

const about = ({ memberMasked, at }: PlayedRound) => ({ memberMasked, at: at.toISOString() });

/** A game that is hidden, gone or shown to others alone is not advertised. */
function named(
  { games }: Pick<FeaturedDeps, 'games'>,
  rounds: readonly PlayedRound[],
  sees: Shown['sees'],
) {
  return rounds.flatMap((round) => {
    const game = games.byId(round.gameId);
    if (game === undefined || game.state === 'hidden' || !sees(game)) return [];
    return [{ round, game: gameNameOf(game) }];
  });
}

export const featuredRoutes = [featured] as const;
