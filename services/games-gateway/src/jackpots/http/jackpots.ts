import { defineRoute } from '@noriter/kit/route';
import { z } from 'zod';
import { shownTo } from '../../site/actions/shown-to.ts';
import { deviceField } from '../../site/http/device-field.ts';
import type { JackpotsDeps } from '../deps.ts';
import { isFresh } from '../domain/jackpot.ts';
import { readJackpots } from '../store/jackpots.ts';
import { jackpotRowOf, jackpotShape } from './jackpot-rows.ts';

const jackpots = defineRoute<JackpotsDeps>()({
  path: '/api/game/jackpots',
  summary: 'What jackpots of open vendors stand at, the largest first',
  access: 'guest',
  body: z.object({ device: deviceField }),
  data: z.object({ list: z.array(jackpotShape) }),
  async handle(deps, { body, caller }) {
    const { sees } = await shownTo(deps, caller, body.device);
    const now = deps.clock.now();
    const shown = (await readJackpots(deps.pool)).filter(
      (one) => isFresh(one, now) && deps.vendors.get(one.vendorKey)?.state === 'open',
    );
    const list = shown.map((one) => {
      const row = jackpotRowOf(deps, one);
      const games = row.games.filter(({ vendorKey, key }) => sees({ vendorKey, gameCode: key }));
      return { ...row, games };
    });
    return { list: list.filter(({ games }) => games.length > 0) };
  },
});

export const jackpotRoutes = [jackpots] as const;
