import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { readersOf } from '@noriter/registry/own-secrets';
import { type SecretKeys, secretKeysText } from '../auth/secret-keys.ts';
import { makeKeyring } from './keyring.ts';

/** The secrets of a space, made for it alone. */
export function makeSpaceKeys() {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const commandKeys = new Map(readersOf('COMMAND_KEY').map((name) => [name as string, newKey()]));
  const keyring = makeKeyring();
  return {
    keyring,
    shared: {
      TOKEN_PUBLIC_KEY: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
      TOKEN_PRIVATE_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      DATA_KEYS: JSON.stringify({ 1: newKey() }),
      AUDIT_KEY: newKey(),
      FREE_BET_KEY: newKey(),
      COMMAND_KEYS: JSON.stringify(Object.fromEntries(commandKeys)),
    },
    /** What one service alone has, and the public keys of all. */
    ownOf(service: string): Record<string, string> {
      const commandKey = commandKeys.get(service);
      return {
        ...keyring.env(service),
        ...(commandKey === undefined ? {} : { COMMAND_KEY: commandKey }),
      };
    },
    /** What a service's commands are proven with; of a service that may ask for none, one nobody knows. */
    commandKeysOf: (service: string): SecretKeys =>
      secretKeysText.parse(commandKeys.get(service) ?? newKey()),
  };
}

function newKey(): string {
  return randomBytes(32).toString('base64');
}
