import { rowOf, serviceNames } from './names.ts';
import { type Secret, secrets } from './secrets.ts';
import type { ServiceName } from './services.ts';

/** What every service has, and so no row names. */
export const commonSecrets = ['SERVICE_KEY', 'SERVICE_KEYS'] as const satisfies readonly Secret[];

/** The secrets that a service needs and no other may have. */
export function ownSecrets(name: ServiceName): readonly Secret[] {
  return [...commonSecrets, ...rowOf(name).secrets].filter(
    (secret) => secrets[secret].secret === null || readersOf(secret).length === 1,
  );
}

/** Who reads a secret. */
export function readersOf(secret: Secret): readonly ServiceName[] {
  if (commonSecrets.some((one) => one === secret)) return serviceNames;
  return serviceNames.filter((name) => rowOf(name).secrets.includes(secret));
}
