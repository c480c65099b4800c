import { wonText } from '@noriter/kit/money';
import { nameSchemas } from '@noriter/kit/schema-names';
import { z } from 'zod';
import { gameNameOf, gameNameShape } from '../../catalogue/http/game-rows.ts';
import { namesShape } from '../../site/http/vendor-rows.ts';
import type { JackpotsDeps } from '../deps.ts';
import type { Jackpot } from '../domain/jackpot.ts';

export const jackpotShape = z.object({
  vendorKey: z.string(),
  jackpotId: z.string(),
  names: namesShape,
  amount: wonText,
  readAt: z.iso.datetime().describe('When the vendor said so'),
  games: z.array(gameNameShape).describe('The games that feed it'),
});

nameSchemas({ GameJackpot: jackpotShape });

export function jackpotRowOf(
  { games }: Pick<JackpotsDeps, 'games'>,
  jackpot: Jackpot,
): z.input<typeof jackpotShape> {
  const { vendorKey, jackpotId, nameKo, nameEn, nameVi, amount, readAt, gameCodes } = jackpot;
  const feeding = gameCodes.flatMap((code) => games.byCode(vendorKey, code) ?? []);
  return {
    vendorKey,
    jackpotId,
    names: { ko: nameKo, en: nameEn, vi: nameVi },
    amount: amount.toString(),
    readAt: readAt.toISOString(),
    games: feeding.filter(({ state }) => state !== 'hidden').map(gameNameOf),
  };
}
