import type pg from 'pg';
import { isCountedOn } from '../../domain/passkeys/counter.ts';

type Db = pg.Pool | pg.ClientBase;

export type PasskeyOwner = {
  readonly siteId: string;
  readonly kind: 'operator' | 'member';
  readonly ownerId: string;
};

export type Passkey = {
  readonly credentialId: string;
  readonly name: string;
  readonly publicKey: Uint8Array<ArrayBuffer>;
  readonly addedAt: Date;
  readonly lastUsedAt: Date | null;
};

/** A passkey that a browser proved, and the uses its device has counted. */
export type UsedPasskey = { readonly credentialId: string; readonly counter: number };

const columns = `credential_id as "credentialId", name, public_key as "publicKey",
  added_at as "addedAt", last_used_at as "lastUsedAt"`;

/** Somebody's passkeys, the oldest first. */
export async function passkeysOf(db: Db, { kind, ownerId }: PasskeyOwner): Promise<Passkey[]> {
  const { rows } = await db.query<Passkey>(
    `select ${columns} from passkey where owner_kind = $1 and owner_id = $2
     order by added_at, credential_id`,
    [kind, ownerId],
  );
  return rows;
}

export async function hasPasskeys(db: Db, { kind, ownerId }: PasskeyOwner): Promise<boolean> {
  const { rowCount } = await db.query(
    'select from passkey where owner_kind = $1 and owner_id = $2 limit 1',
    [kind, ownerId],
  );
  return rowCount === 1;
}

/** The same as their owner sees them. */
export async function passkeyViews(db: Db, owner: PasskeyOwner) {
  const rows = await passkeysOf(db, owner);
  return rows.map(({ credentialId: passkeyId, name, addedAt, lastUsedAt }) => ({
    passkeyId,
    name,
    addedAt: addedAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }));
}

/** One of somebody's own; null for anybody else's. */
export async function findPasskey(
  db: Db,
  { siteId, kind, ownerId }: PasskeyOwner,
  credentialId: string,
): Promise<Passkey | null> {
  const { rows } = await db.query<Passkey>(
    `select ${columns} from passkey
     where credential_id = $1 and site_id = $2 and owner_kind = $3 and owner_id = $4`,
    [credentialId, siteId, kind, ownerId],
  );
  return rows[0] ?? null;
}

/** @returns false when a passkey of this id is there already, whoever's */
export async function insertPasskey(
  tx: pg.ClientBase,
  { siteId, kind, ownerId }: PasskeyOwner,
  made: UsedPasskey & { name: string; publicKey: Uint8Array; at: Date },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into passkey (credential_id, site_id, owner_kind, owner_id, name, public_key, counter,
       added_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing`,
    [
      made.credentialId,
      siteId,
      kind,
      ownerId,
      made.name,
      Buffer.from(made.publicKey),
      made.counter,
      made.at,
    ],
  );
  return rowCount === 1;
}

/**
 * Counts a use, under the row's lock: of two with one counter only one goes on.
 *
 * @returns `gone` when it was removed meanwhile
 */
export async function countUse(
  tx: pg.ClientBase,
  { credentialId, counter }: UsedPasskey,
  at: Date,
): Promise<'used' | 'regressed' | 'gone'> {
  const { rows } = await tx.query<{ counter: string }>(
    'select counter from passkey where credential_id = $1 for update',
    [credentialId],
  );
  const kept = rows[0];
  if (kept === undefined) return 'gone';
  if (!isCountedOn(BigInt(kept.counter), counter)) return 'regressed';
  await tx.query('update passkey set counter = $2, last_used_at = $3 where credential_id = $1', [
    credentialId,
    counter,
    at,
  ]);
  return 'used';
}

/** @returns the name of what was removed; null when it is not theirs */
export async function deletePasskey(
  tx: pg.ClientBase,
  { kind, ownerId }: PasskeyOwner,
  credentialId: string,
): Promise<string | null> {
  const { rows } = await tx.query<{ name: string }>(
    `delete from passkey where credential_id = $1 and owner_kind = $2 and owner_id = $3
     returning name`,
    [credentialId, kind, ownerId],
  );
  return rows[0]?.name ?? null;
}

/** @returns how many there were */
export async function deletePasskeys(
  tx: pg.ClientBase,
  { kind, ownerId }: Pick<PasskeyOwner, 'kind' | 'ownerId'>,
): Promise<number> {
  const { rowCount } = await tx.query(
    'delete from passkey where owner_kind = $1 and owner_id = $2',
    [kind, ownerId],
  );
  return rowCount ?? 0;
}
