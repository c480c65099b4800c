import { idText } from '@noriter/kit/id-text';
import { signedWonText, wonText } from '@noriter/kit/money';
import { refuse } from '@noriter/kit/result-codes';
import { defineRoute } from '@noriter/kit/route';
import { z } from 'zod';
import { errors } from '../../errors.ts';
import { deviceField } from '../../site/http/device-field.ts';
import { closeSession } from '../actions/close-session.ts';
import { launchGame } from '../actions/launch-game.ts';
import type { LaunchDeps } from '../deps.ts';
import { isUsable, sessionStates } from '../domain/session.ts';
import { playedSince, readSession } from '../store/sessions.ts';

const route = defineRoute<LaunchDeps>();
const keyText = z.string().min(1).max(100);

/** The specification's windows: the bomb game is a phone standing upright. */
const usualWindow = { width: 1_500, height: 800, top: 50 };
const uprightKinds: readonly string[] = ['bomb', 'crash'];
const bombWindow = { width: Math.round(800 / 1.78), height: 800, top: 50 };

const getGame = route({
  path: '/api/game/getGame',
  summary: 'Opens a game: where it is, with a token of ours for this member, game and currency',
  access: 'member',
  bringsMoney: true,
  rateLimit: { max: 30, windowMs: 60_000 },
  body: z.object({
    vendorKey: keyText,
    gameType: z.string().max(40).default('').describe('The group, e.g. slot'),
    gameKey: keyText,
    mode: z.enum(['real', 'demo']).default('real'),
    device: deviceField,
  }),
  data: z.object({
    gameurl: z.url(),
    sessionId: idText,
    isFramed: z.boolean().describe('Whether it is shown in the frame of /slot/game'),
    window: z.object({ width: z.int(), height: z.int(), top: z.int() }),
  }),
  refuses: [
    ...(['2000', '9999', 'B0091', 'B0092', 'B0093', 'B0095', 'B0099', 'G001'] as const),
    ...(['W101', 'W102', 'W103', 'W104', 'W106', 'W107', 'W108', 'TK998', 'TK999'] as const),
  ],
  async handle(deps, { body, caller, language }) {
    const { sessionId, gameurl, vendor, game } = await launchGame(deps, caller, {
      ...body,
      language,
    });
    const window = uprightKinds.includes(game.kind) ? bombWindow : usualWindow;
    return { gameurl, sessionId, isFramed: vendor.isFramed, window };
  },
});

const session = route({
  path: '/api/game/session',
  summary: 'A game that was opened: whether it takes bets, for how long, and how it went',
  access: 'member',
  body: z.object({ sessionId: idText }),
  data: z.object({
    sessionId: idText,
    vendorKey: z.string(),
    gameKey: z.string(),
    mode: z.enum(['real', 'demo']),
    state: z.enum(sessionStates),
    endReason: z
      .string()
      .describe('closed, excluded, locked, logged-out, expired; empty while it lasts'),
    isLocked: z.boolean().describe('The vendor or the game is locked'),
    startedAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
    staked: wonText.describe('With this vendor since it was opened'),
    returned: signedWonText,
    rounds: z.int(),
  }),
  refuses: ['G007'],
  async handle(deps, { body: { sessionId }, caller: { memberId } }) {
    const found = await readSession(deps.pool, { sessionId, memberId });
    if (found === null) throw refuse(errors, 'G007');
    const played = await playedSince(deps.pool, found);
    const isExpired = found.state !== 'ended' && !isUsable(found, deps.clock.now());
    return {
      sessionId,
      vendorKey: found.vendorKey,
      gameKey: found.gameCode,
      mode: found.mode,
      state: isExpired ? 'ended' : found.state,
      endReason: isExpired ? 'expired' : found.endReason,
      isLocked:
        deps.vendors.get(found.vendorKey)?.state !== 'open' ||
        deps.games.byId(found.gameId)?.state !== 'open',
      startedAt: found.startedAt.toISOString(),
      expiresAt: found.expiresAt.toISOString(),
      ...played,
    };
  },
});

const close = route({
  path: '/api/game/session/close',
  summary: "The game's window was closed: it takes no more bets",
  access: 'member',
  body: z.object({ sessionId: idText }),
  data: z.object({}),
  async handle(deps, { body: { sessionId }, caller: { siteId, memberId } }) {
    await closeSession(deps, { siteId, sessionId, memberId });
    return {};
  },
});

export const launchRoutes = [getGame, session, close] as const;
