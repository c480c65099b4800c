import { randomBytes } from 'node:crypto';

import type pg from 'pg';
import { z } from 'zod';

import {
  type DataKeys,
  ivBytes,
  lookupDigest,
  open,
  type Place,
  seal,
  versionOf,
} from '../domain/sealing.ts';

/** Seals and opens the columns that identify a person, and finds sealed values again. */
export type Vault = {
  readonly currentVersion: number;
  seal(place: Place, plain: string): string;
  open(place: Place, sealed: string): string;
  /** Equal normalised values of a column have equal digests, whatever key sealed them. */
  digest(column: string, normalised: string): string;
};

/** The environment's DATA_KEYS: `{"1":"<base64 of 32 bytes>"}`. */
export const dataKeysText = z.string().transform((text, context): DataKeys => {
  const byVersion = new Map<number, Uint8Array>();
  for (const [version, key] of Object.entries(parseKeys(text))) {
    const bytes = Buffer.from(key, 'base64');
    if (/^[1-9]\d{0,8}$/.test(version) && bytes.length === 32)
      byVersion.set(Number(version), bytes);
    else
      context.addIssue({
        code: 'custom',
        message: `holds a key "${version}" that is not 32 bytes`,
      });
  }
  if (byVersion.size === 0) context.addIssue({ code: 'custom', message: 'holds no key' });
  return { current: Math.max(...byVersion.keys()), byVersion };
});

const lookupKeyName = 'lookup';

/**
 * Opens the vault. The lookup key is made at the first start and kept in the database, sealed
 * under a data key: data keys can be rotated without touching a single digest.
 */
export async function openVault(pool: pg.Pool, keys: DataKeys): Promise<Vault> {
  const place: Place = { rowId: lookupKeyName, column: 'wrapped_key.wrapped' };
  const made = seal(keys, place, randomBytes(ivBytes), randomBytes(32).toString('base64'));
  await pool.query(
    `insert into wrapped_key (name, wrapped, key_version) values ($1, $2, $3)
     on conflict (name) do nothing`,
    [lookupKeyName, made, keys.current],
  );
  const stored = await pool.query<{ wrapped: string }>(
    'select wrapped from wrapped_key where name = $1',
    [lookupKeyName],
  );
  const lookupKey = Buffer.from(open(keys, place, stored.rows[0]?.wrapped ?? ''), 'base64');
  await refuseMissingKeys(pool, keys);
  return {
    currentVersion: keys.current,
    seal: (at, plain) => seal(keys, at, randomBytes(ivBytes), plain),
    open: (at, sealed) => open(keys, at, sealed),
    digest: (column, normalised) => lookupDigest(lookupKey, column, normalised),
  };
}

/** Seals the lookup key again under the newest data key; part of the rotation. */
export async function rewrapLookupKey(tx: pg.ClientBase, vault: Vault): Promise<void> {
  const place: Place = { rowId: lookupKeyName, column: 'wrapped_key.wrapped' };
  const stored = await tx.query<{ wrapped: string }>(
    'select wrapped from wrapped_key where name = $1 for update',
    [lookupKeyName],
  );
  const wrapped = stored.rows[0]?.wrapped ?? '';
  if (versionOf(wrapped) === vault.currentVersion) return;
  await tx.query('update wrapped_key set wrapped = $2, key_version = $3 where name = $1', [
    lookupKeyName,
    vault.seal(place, vault.open(place, wrapped)),
    vault.currentVersion,
  ]);
}

/** Rows sealed under a key that is gone would only be found out one by one, so look at start. */
async function refuseMissingKeys(pool: pg.Pool, keys: DataKeys): Promise<void> {
  const used = await pool.query<{ key_version: number }>(
    `select key_version from member
     union select split_part(phone, '.', 1)::int from member
     union select split_part(birth_date, '.', 1)::int from member where birth_date is not null
     union select key_version from payout_account
     union select key_version from member_second_factor
     union select key_version from operator union select key_version from deposit_account
     union select key_version from deposit_account_request`,
  );
  for (const { key_version: version } of used.rows) {
    if (keys.byVersion.has(version)) continue;
    throw new Error(
      `Rows are sealed under data key ${version}, which DATA_KEYS does not hold. ` +
        'Give it back, run the command reseal, then take it out.',
    );
  }
}

function parseKeys(text: string): Record<string, string> {
  const parsed = z.record(z.string(), z.string()).safeParse(parseJson(text));
  return parsed.success ? parsed.data : {};
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
