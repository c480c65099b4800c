import { randomBytes } from 'node:crypto';
import type { MemberCaller } from '@noriter/kit/caller';
import { addToOutbox } from '@noriter/kit/outbox';
import { withTransaction } from '@noriter/kit/postgres';
import type { Language } from '@noriter/kit/result-codes';
import { refuse, transportCodes } from '@noriter/kit/result-codes';
import { gameEvents } from '@noriter/proto/topics';
import type pg from 'pg';
import { z } from 'zod';
import type { Game } from '../../catalogue/domain/game.ts';
import { saveRecent } from '../../catalogue/store/own-games.ts';
import { errors } from '../../errors.ts';
import { launchedEvent } from '../../rounds/events/game-event.ts';
import { shownTo } from '../../site/actions/shown-to.ts';
import { mayPlay } from '../../site/domain/may-play.ts';
import type { Vendor } from '../../site/domain/vendor.ts';
import type { Device } from '../../site/domain/visibility.ts';
import { readMember } from '../../site/store/members.ts';
import { noteLeftMoney } from '../../transfer/store/left-money.ts';
import { playerIdOf } from '../../vocabulary/player-id.ts';
import type { LaunchDeps } from '../deps.ts';
import { tokenHash } from '../domain/token.ts';
import { readEndedLogin } from '../store/ended-logins.ts';
import { lockMember } from '../store/member-limits.ts';
import { insertSession } from '../store/sessions.ts';
import { withMoney } from './with-money.ts';

/** Which game a member wants, and where. */
export type LaunchWish = {
  vendorKey: string;
  gameKey: string;
  mode: 'real' | 'demo';
  device: Device;
  language: Language;
};

/** Where the game is, and how its window is to be. */
export type Launched = { sessionId: string; gameurl: string; vendor: Vendor; game: Game };

const TOKEN_BYTES = 32;
const launchAnswer = z.object({ url: z.url() });

/**
 * Opens a game: the vendor gets a token of ours for one member, game and currency. The session is
 * written when the vendor has answered, so that no call about it is honoured earlier.
 *
 * @throws Refusal B0095 partners, B0091 no such game, 2000 blocked, B0093 maintenance, B0092 kept from
 *   playing, W101 to W104 and W106 to W108 beyond a limit, G001 no demo, B0099 no cash, 9999 the vendor does not answer,
 *   TK998 and TK999 the log-in is over
 */
export async function launchGame(
  deps: LaunchDeps,
  caller: MemberCaller,
  wish: LaunchWish,
): Promise<Launched> {
  const { vendor, game } = await offeredGame(deps, caller, wish);
  await checkPlayer(deps.pool, caller, { game, now: deps.clock.now() });
  const sessionId = deps.ids.next();
  const open = () => openGame(deps, caller, { wish, game, sessionId });
  const gameurl =
    wish.mode === 'demo'
      ? await open()
      : await withMoney(deps, caller, { vendor, sessionId }, open);
  return { sessionId, gameurl, vendor, game };
}

/** Asks the vendor for the game, and writes its session. */
async function openGame(
  deps: LaunchDeps,
  caller: MemberCaller,
  { wish, game, sessionId }: { wish: LaunchWish; game: Game; sessionId: string },
): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const gameurl = await askVendor(deps, caller, { wish, game, token, sessionId });
  const { siteId, memberId, sessionId: loginSessionId } = caller;
  const startedAt = deps.clock.now();
  const expiresAt = new Date(startedAt.getTime() + deps.config.GAME_SESSION_MINUTES * 60_000);
  const { gameId, gameCode, vendorKey } = game;
  await withTransaction(deps.pool, async (tx) => {
    // The vendor had its time to answer: who was kept from playing meanwhile, or has logged out, has
    // ended what was there.
    await lockMember(tx, { siteId, memberId });
    await checkPlayer(tx, caller, { game, now: startedAt });
    await insertSession(tx, {
      sessionId,
      tokenHash: tokenHash(token),
      siteId,
      memberId,
      loginSessionId,
      vendorKey,
      gameId,
      gameCode,
      mode: wish.mode,
      device: wish.device,
      startedAt,
      expiresAt,
    });
    if (wish.mode === 'real') {
      await noteLeftMoney(tx, [sessionId], { endedAt: expiresAt, nextAt: expiresAt });
    }
    await saveRecent(tx, { memberId, gameId, at: startedAt });
    const about = { siteId, memberId, sessionId, demo: wish.mode === 'demo' };
    await addToOutbox(tx, gameEvents, launchedEvent(about, game, startedAt));
  });
  return gameurl;
}

/** A game that is not shown to who asks is none: nobody learns of it by its key. */
async function offeredGame(
  deps: LaunchDeps,
  caller: MemberCaller,
  { vendorKey, gameKey, mode, device }: LaunchWish,
) {
  const vendor = deps.vendors.get(vendorKey);
  const game = deps.games.byCode(vendorKey, gameKey);
  if (vendor === undefined || game === undefined || !game.isPlayable) {
    throw refuse(errors, 'B0091');
  }
  if (!(await shownTo(deps, caller, device)).sees(game)) throw refuse(errors, 'B0091');
  if (vendor.state === 'blocked' || game.state === 'hidden') throw refuse(errors, '2000');
  if (vendor.state === 'maintenance' || game.state === 'maintenance') {
    throw refuse(errors, 'B0093');
  }
  if (mode === 'demo' && !game.hasDemo) throw refuse(errors, 'G001');
  return { vendor, game };
}

/** @throws Refusal B0095, TK998, TK999, B0092 */
async function checkPlayer(
  db: pg.Pool | pg.ClientBase,
  { memberId, isPartner, sessionId }: MemberCaller,
  { game, now }: { game: Game; now: Date },
): Promise<void> {
  if (isPartner) throw refuse(errors, 'B0095');
  const ended = await readEndedLogin(db, sessionId);
  if (ended !== null) throw refuse(transportCodes, ended.isReplaced ? 'TK999' : 'TK998');
  const member = await readMember(db, { ...game, memberId });
  if (member === null || !mayPlay(member, now)) throw refuse(errors, 'B0092');
}

/** @throws Refusal 9999 */
async function askVendor(
  { vendorClient, config, log }: LaunchDeps,
  { memberId }: MemberCaller,
  asked: { wish: LaunchWish; game: Game; token: string; sessionId: string },
): Promise<string> {
  const { wish, game, token, sessionId } = asked;
  try {
    const { url } = await vendorClient.call(
      wish.vendorKey,
      '/launch',
      {
        token,
        playerId: playerIdOf(memberId),
        gameCode: game.gameCode,
        language: wish.language,
        device: wish.device,
        returnUrl: config.SITE_URL,
        mode: wish.mode,
      },
      launchAnswer,
    );
    return url;
  } catch (error) {
    log.warn({ err: error, vendorKey: wish.vendorKey, sessionId }, 'a game could not be launched');
    throw refuse(errors, '9999');
  }
}
