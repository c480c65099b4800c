/**
 * Invariant: a message names its audience by what the audience is (a member, a session, a site,
 * a site's operators), never by a socket, so that any instance can deliver it.
 */

import type { QueueKind } from './principal.ts';

export type Audience =
  | { kind: 'member'; memberId: string }
  | { kind: 'session'; memberId: string; sessionId: string }
  | { kind: 'site'; siteId: string }
  /** The site's members with an open channel, each with a message of their own. */
  | { kind: 'members'; siteId: string }
  | { kind: 'draw'; gameId: string }
  | { kind: 'fixture'; fixtureId: string }
  | { kind: 'sport' }
  | { kind: 'operators'; siteId: string; queue: QueueKind };

export const liveCommands = [
  'CASH',
  'CASHREQ',
  'QUEUE',
  'LOGOUT',
  'SECURITY',
  'INSPECT',
  'LOCK_BET_YN',
  'DRAW',
  'ROUND_VOID',
  'BET',
  'NOTICE',
  'MSG',
  'ODDS',
  'SCORE',
  'FIXTURE',
  'FEED',
  'PARTNER',
  'RANKING',
] as const;
export type LiveCommand = (typeof liveCommands)[number];

/** The body `{ cmd, data1, data2 }` and what travels beside it as headers. */
export type LiveMessage = {
  id: string;
  cmd: LiveCommand;
  data1: string;
  data2: string;
  /** Grows by one with each change of the account or the fixture; an older one is never sent after a newer. */
  version?: bigint;
  /** It says what was missed before it, and so may come after a newer one. */
  fillsGap?: true;
  headers?: Readonly<Record<string, string>>;
};

export type Delivery = {
  audience: Audience;
  message: LiveMessage;
  /** The connection is closed after the message, with this meaning. */
  ends?: 'replaced' | 'revoked';
};

export type Balance = {
  memberId: string;
  cash: bigint;
  held: bigint;
  points: bigint;
  /** What is to be taken from the next money that comes. */
  owed: bigint;
  version: bigint;
};

/** A member's balance as the live message of the specification: data1 cash, data2 points. */
export function cashMessage(id: string, balance: Omit<Balance, 'memberId'>): LiveMessage {
  return {
    id,
    cmd: 'CASH',
    data1: balance.cash.toString(),
    data2: balance.points.toString(),
    version: balance.version,
    headers: { held: balance.held.toString(), owed: balance.owed.toString() },
  };
}

/**
 * The switch of the specification: everything but data1 N with data2 Y raises "game down".
 * data1 is "locked", data2 is "betting allowed"; the header names the category, empty for all.
 */
export function lockMessage(id: string, lock: { locked: boolean; scope: string }): LiveMessage {
  return {
    id,
    cmd: 'LOCK_BET_YN',
    data1: lock.locked ? 'Y' : 'N',
    data2: lock.locked ? 'N' : 'Y',
    headers: { scope: lock.scope },
  };
}

/** data1 Y sends browsers to the maintenance page; N lets a waiting page come back. */
export function inspectMessage(id: string, underMaintenance: boolean): LiveMessage {
  return { id, cmd: 'INSPECT', data1: underMaintenance ? 'Y' : 'N', data2: '' };
}

/** A queue changed: operators who have it open look again. */
export function queueDelivery(id: string, siteId: string, queue: QueueKind): Delivery {
  return {
    audience: { kind: 'operators', siteId, queue },
    message: { id, cmd: 'QUEUE', data1: queue, data2: '' },
  };
}
