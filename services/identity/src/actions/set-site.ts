import { create, type MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { addToOutbox } from '@noriter/kit/outbox';
import { withTransaction } from '@noriter/kit/postgres';
import { refuse } from '@noriter/kit/result-codes';
import { SiteEventSchema } from '@noriter/proto/site_events_pb';
import { siteEvents } from '@noriter/proto/topics';
import type pg from 'pg';

import type { IdentityDeps } from '../deps.ts';
import type { CheckWindow } from '../domain/maintenance.ts';
import {
  contradictions,
  missingForRealMode,
  type SiteOptions,
  type SomeSiteOptions,
  siteOptionsFrom,
  withChanges,
} from '../domain/site-options.ts';
import { errors } from '../errors.ts';
import { findRecommender } from '../queries/find-recommender.ts';
import type { DecidedBy } from './decide-member.ts';

/**
 * Changes some of a site's options; the others stay. The version that was read comes back with
 * them, so that of two operators who edit at once the second one looks again.
 *
 * @throws S004, S005, S006, U116
 */
export async function setSiteOptions(
  deps: IdentityDeps,
  { operator, audit }: DecidedBy,
  { version, changed }: { version: number; changed: SomeSiteOptions },
): Promise<void> {
  const { siteId } = operator;
  const named = changed.joinRecommenderId;
  if (named && (await findRecommender(deps, siteId, named)) === null) throw refuse(errors, 'U116');
  await withTransaction(deps.pool, async (tx) => {
    const site = await lockSite(deps, tx, siteId);
    if (site.version !== version) throw refuse(errors, 'S006');
    const before = siteOptionsFrom(site.options);
    const after = withChanges(before, changed);
    refuseUnusable(after);
    await audit(tx, { action: 'site.set-options', subject: `site:${siteId}`, before, after });
    await tx.query(
      `update site set options = $2, options_version = $3, options_changed_at = $4,
         options_changed_by = $5, updated_at = $4
       where site_id = $1`,
      [siteId, JSON.stringify(after), version + 1, deps.clock.now(), operator.loginId],
    );
    await announceSite(deps, tx, siteId, { case: 'options', value: {} });
  });
}

/** Plans, changes or clears the maintenance window; clients are told at once. */
export async function setMaintenance(
  deps: IdentityDeps,
  { operator, audit }: DecidedBy,
  window: CheckWindow | null,
): Promise<void> {
  const { siteId } = operator;
  await withTransaction(deps.pool, async (tx) => {
    const { startsAt, endsAt, message } = await lockSite(deps, tx, siteId);
    await audit(tx, {
      action: 'site.set-maintenance',
      subject: `site:${siteId}`,
      before: {
        startsAt: startsAt?.toISOString() ?? null,
        endsAt: endsAt?.toISOString() ?? null,
        message,
      },
      after: {
        startsAt: window?.startsAt.toISOString() ?? null,
        endsAt: window?.endsAt?.toISOString() ?? null,
        message: window?.message ?? null,
      },
    });
    await tx.query(
      `update site set maintenance_starts_at = $2, maintenance_ends_at = $3,
         maintenance_message = $4, updated_at = $5
       where site_id = $1`,
      [
        siteId,
        window?.startsAt ?? null,
        window?.endsAt ?? null,
        window?.message ? JSON.stringify(window.message) : null,
        deps.clock.now(),
      ],
    );
    const value = {
      ...(window === null ? {} : { startsAt: timestampFromDate(window.startsAt) }),
      ...(window?.endsAt ? { endsAt: timestampFromDate(window.endsAt) } : {}),
    };
    await announceSite(deps, tx, siteId, { case: 'maintenance', value });
  });
}

/** Locks or unlocks betting for a scope; the empty scope is every game. */
export async function setGameLock(
  deps: IdentityDeps,
  { operator, audit }: DecidedBy,
  { scope, locked }: { scope: string; locked: boolean },
): Promise<void> {
  const { siteId } = operator;
  await withTransaction(deps.pool, async (tx) => {
    await lockSite(deps, tx, siteId);
    const present = await tx.query<{ locked: boolean }>(
      'select locked from game_lock where site_id = $1 and scope = $2',
      [siteId, scope],
    );
    await audit(tx, {
      action: 'site.set-game-lock',
      subject: `site:${siteId}`,
      before: { scope, locked: present.rows[0]?.locked ?? false },
      after: { scope, locked },
    });
    await tx.query(
      `insert into game_lock (site_id, scope, locked, changed_at) values ($1, $2, $3, $4)
       on conflict (site_id, scope)
       do update set locked = excluded.locked, changed_at = excluded.changed_at`,
      [siteId, scope, locked, deps.clock.now()],
    );
    await announceSite(deps, tx, siteId, { case: 'gameLock', value: { scope, locked } });
  });
}

function refuseUnusable(options: SiteOptions): void {
  const missing = missingForRealMode(options);
  if (missing.length > 0) throw refuse(errors, 'S004', { missing: missing.join(', ') });
  const conflicts = contradictions(options);
  if (conflicts.length > 0) throw refuse(errors, 'S005', { options: conflicts.join(', ') });
}

type SiteRow = {
  options: unknown;
  version: number;
  startsAt: Date | null;
  endsAt: Date | null;
  message: unknown;
};

/** The upsert gives back the site's row and holds its lock; a first change makes the row. */
async function lockSite(
  { clock }: IdentityDeps,
  tx: pg.ClientBase,
  siteId: string,
): Promise<SiteRow> {
  const result = await tx.query<SiteRow>(
    `insert into site (site_id, options, updated_at) values ($1, '{}', $2)
     on conflict (site_id) do update set updated_at = excluded.updated_at
     returning options, options_version as version, maintenance_starts_at as "startsAt",
       maintenance_ends_at as "endsAt", maintenance_message as message`,
    [siteId, clock.now()],
  );
  const none = { options: {}, version: 0, startsAt: null, endsAt: null, message: null };
  return result.rows[0] ?? none;
}

async function announceSite(
  { ids, clock }: IdentityDeps,
  tx: pg.ClientBase,
  siteId: string,
  event: NonNullable<MessageInitShape<typeof SiteEventSchema>['event']>,
): Promise<void> {
  const occurredAt = timestampFromDate(clock.now());
  await addToOutbox(tx, siteEvents, {
    key: siteId,
    id: ids.next(),
    value: create(SiteEventSchema, { siteId, occurredAt, event }),
  });
}
