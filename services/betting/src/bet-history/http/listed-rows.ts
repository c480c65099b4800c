import { idText } from '@noriter/kit/id-text';
import { signedWonText, wonText } from '@noriter/kit/money';
import { nameSchemas } from '@noriter/kit/schema-names';
import { z } from 'zod';
import { betRowOf } from '../../placement/http/bet-rows.ts';
import { betShape } from '../../placement/http/bet-shapes.ts';
import { playStates } from '../domain/game-play.ts';
import type { PlayView } from '../store/game-plays.ts';
import type { Listed } from '../store/list-bets.ts';

/** A part in a round of a third-party game, under the names that bets have. */
const playShape = z.object({
  row: z.literal('game'),
  roundId: idText,
  vendorRoundId: z.string().describe("The vendor's name of it"),
  placedAt: z.iso.datetime().describe('Of its first bet'),
  groupKey: z.string().describe('What it counts for: casino, hc-casino, slot, h-slot, fishing, …'),
  vendorKey: z.string(),
  vendorCode: z.string().describe("The specification's code"),
  gameKey: z.string(),
  names: z.object({ ko: z.string(), en: z.string(), vi: z.string() }),
  cash: wonText.describe('What was staked'),
  winCash: wonText.describe('What came back'),
  resultCash: signedWonText.describe('winCash less cash; 0 while it is open'),
  state: z.enum(playStates),
  type: z.enum(['win', 'lose', 'draw', 'wait', 'cancel']),
  betCalResults: z.enum(['PASS', 'FAIL', 'TIE', 'WAIT', 'CANCEL']),
});

const listedBetShape = betShape.extend({ row: z.literal('bet') });

export const listedShape = z.discriminatedUnion('row', [listedBetShape, playShape]);

nameSchemas({ ListedBet: listedBetShape, ListedGame: playShape });

export function listedRowOf(one: Listed): z.input<typeof listedShape> {
  return 'bet' in one ? { row: 'bet', ...betRowOf(one.bet) } : playRowOf(one.play);
}

function playRowOf(play: PlayView): z.input<typeof playShape> {
  const { roundId, vendorRoundId, vendorKey, vendorCode, names, state, staked, returned } = play;
  return {
    row: 'game',
    roundId,
    vendorRoundId,
    placedAt: play.openedAt.toISOString(),
    groupKey: play.groupCode,
    vendorKey,
    vendorCode,
    gameKey: play.gameCode,
    names,
    cash: staked.toString(),
    winCash: returned.toString(),
    resultCash: state === 'open' ? '0' : (returned - staked).toString(),
    state,
    ...wordsOf(play),
  };
}

/** Won or lost by what came back; as if it had never been where the stakes went back. */
function wordsOf({ state, staked, returned }: PlayView) {
  if (state === 'open') return { type: 'wait', betCalResults: 'WAIT' } as const;
  if (state !== 'closed') return { type: 'cancel', betCalResults: 'CANCEL' } as const;
  if (returned === staked) return { type: 'draw', betCalResults: 'TIE' } as const;
  if (returned > staked) return { type: 'win', betCalResults: 'PASS' } as const;
  return { type: 'lose', betCalResults: 'FAIL' } as const;
}
