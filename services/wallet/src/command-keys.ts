import { jsonText } from '@noriter/kit/json-text';
import { type SecretKey, secretKeysText } from '@noriter/kit/secret-keys';
import { z } from 'zod';
import { knownSource } from './domain/ledger/askable-kinds.ts';

/** A key that a service's commands are proven with, and so are the wallet's answers to them. */
export type AskerKey = SecretKey & { readonly source: string };

/**
 * The setting COMMAND_KEYS: by service its COMMAND_KEY, so that the wallet has the keys of all and each
 * of them only its own.
 */
export const commandKeysText = jsonText
  .pipe(z.record(z.string(), secretKeysText))
  .refine(
    (byService) => Object.keys(byService).every((source) => knownSource(source) === source),
    'names a service that asks the wallet for nothing',
  )
  .transform((byService): readonly AskerKey[] =>
    Object.entries(byService).flatMap(([source, keys]) => keys.map((key) => ({ ...key, source }))),
  )
  .refine(
    (keys) => new Set(keys.map(({ id }) => id)).size === keys.length,
    'has one key for two services',
  );

/** Who acts on what the wallet says of its own accord: deposits, withdrawals, bonuses given up. */
const listeners = ['promotion', 'partner'];

/** A key of each of them, so that nobody else can tell them of a deposit that was never made. */
export function keysOfListeners(keys: readonly AskerKey[]): AskerKey[] {
  return listeners.flatMap((service) => keyOfService(keys, service) ?? []);
}

/** The key that answers to a service are proven with, where it asked without a command's MAC. */
export function keyOfService(keys: readonly AskerKey[], service: string): AskerKey | undefined {
  return keys.find(({ source }) => source === service);
}
