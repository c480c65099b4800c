import { defineRoute } from '@noriter/kit/route';
import { nameSchemas } from '@noriter/kit/schema-names';
import { z } from 'zod';
import { groups } from '../../vocabulary/groups.ts';
import { type Shown, shownTo } from '../actions/shown-to.ts';
import type { SiteDeps } from '../deps.ts';
import { vendorStates } from '../domain/vendor.ts';
import { type GameCode, readCodes } from '../store/codes.ts';
import { deviceField } from './device-field.ts';

const route = defineRoute<SiteDeps>();

const codeText = z.string().max(40).optional();

/** A common code of the specification, and what our own pages need beside it. */
const codeShape = z.object({
  code: z.string().describe('The vendor code, e.g. 200'),
  codeName: z.string(),
  codeNameEN: z.string(),
  codeNameVI: z.string(),
  groupCode: z.string().describe('casino, hc-casino, slot, h-slot, fishing, esport, virtual'),
  groupCodeNameEN: z.string(),
  ord: z.int(),
  vendorKey: z.string(),
  isHotel: z.boolean().describe('Its name begins with "HC-" or "H-"'),
  state: z.enum(vendorStates),
  games: z.int().describe('How many games it lists'),
  isShown: z.boolean().describe('Whether its vendor is shown to who asks, on their device'),
});

const groupShape = z.object({
  groupCode: z.string(),
  groupCodeName: z.string(),
  groupCodeNameEN: z.string(),
  groupCodeNameVI: z.string(),
  ord: z.int(),
  codes: z.int().describe('How many codes are in it'),
});

nameSchemas({ GameCode: codeShape, GameGroup: groupShape });

const HOTEL = /\bHC?-/;

function codeRowOf(
  { vendors }: SiteDeps,
  code: GameCode,
  { sees }: Shown,
): z.input<typeof codeShape> {
  const { nameKo, nameEn, nameVi, groupCode, ord, vendorKey, games } = code;
  return {
    code: code.code,
    codeName: nameKo,
    codeNameEN: nameEn,
    codeNameVI: nameVi,
    groupCode,
    groupCodeNameEN: groups.find((one) => one.code === groupCode)?.en ?? groupCode,
    ord,
    vendorKey,
    isHotel: HOTEL.test(nameEn),
    state: vendors.get(vendorKey)?.state ?? 'blocked',
    games,
    isShown: sees({ vendorKey, gameCode: '' }),
  };
}

const codesShape = z.object({ codes: z.array(codeShape) });
const masterCode = codeText.describe('bcategory: the categories of bets; empty means it, too');

const code = route({
  path: '/api/common/code',
  summary: 'The common codes of games: one for each vendor in the menus',
  access: 'guest',
  body: z.object({ masterCode, device: deviceField }),
  data: codesShape,
  async handle(deps, { body, caller }) {
    const shown = await shownTo(deps, caller, body.device);
    return { codes: (await readCodes(deps.pool)).map((one) => codeRowOf(deps, one, shown)) };
  },
});

const gameCodes = route({
  path: '/api/common/gameCodes',
  summary: 'The codes of one provider or group',
  access: 'guest',
  body: z.object({
    masterCode,
    providerCode: codeText.describe('A vendor key'),
    groupCode: codeText,
    code: codeText,
    device: deviceField,
  }),
  data: codesShape,
  async handle(deps, { body, caller }) {
    const shown = await shownTo(deps, caller, body.device);
    const fits = (wanted: string | undefined, has: string) => !wanted || wanted === has;
    const codes = (await readCodes(deps.pool)).filter(
      (one) =>
        fits(body.providerCode, one.vendorKey) &&
        fits(body.groupCode, one.groupCode) &&
        fits(body.code, one.code),
    );
    return { codes: codes.map((one) => codeRowOf(deps, one, shown)) };
  },
});

const gameGroupCodes = route({
  path: '/api/common/gameGroupCodes',
  summary: 'The groups of games, in the order of the menus',
  access: 'guest',
  body: z.object({ masterCode }),
  data: z.object({ groupCodes: z.array(groupShape) }),
  async handle({ pool }) {
    const codes = await readCodes(pool);
    const groupCodes = groups.map((group, index) => ({
      groupCode: group.code,
      groupCodeName: group.ko,
      groupCodeNameEN: group.en,
      groupCodeNameVI: group.vi,
      ord: index + 1,
      codes: codes.filter(({ groupCode }) => groupCode === group.code).length,
    }));
    return { groupCodes };
  },
});

export const codeRoutes = [code, gameCodes, gameGroupCodes] as const;
