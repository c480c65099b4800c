/** A value that no file of the repository holds. */
type SecretRow = {
  /** The Kubernetes secret that holds it, and under which key; null: each service has one of its own. */
  readonly secret: string | null;
  readonly key: string;
  /** For whoever makes it. */
  readonly holds: string;
};

/** Every secret a service can ask for, by its variable in the environment. */
export const secrets = {
  SERVICE_KEY: {
    secret: null,
    key: 'service-key',
    holds: 'its private key, a JWK of Ed25519',
  },
  SERVICE_KEYS: {
    secret: 'noriter-service-keys',
    key: 'public-keys',
    holds: 'JSON, each service to its public keys, one or while it changes two JWKs of Ed25519',
  },
  COMMAND_KEY: {
    secret: null,
    key: 'command-key',
    holds:
      'base64 of 32 bytes, which the wallet has as well; after a change the old one behind it, with a comma between',
  },
  COMMAND_KEYS: {
    secret: 'noriter-wallet',
    key: 'command-keys',
    holds: 'JSON, each service that asks for money to its `command-key`',
  },
  AUDIT_KEY: {
    secret: 'noriter-audit',
    key: 'audit-key',
    holds: 'base64 of 32 bytes; after a change the old one behind it, with a comma between',
  },
  TOKEN_PRIVATE_KEY: {
    secret: 'noriter-token-signing',
    key: 'private-key',
    holds: 'Ed25519, PKCS #8 PEM',
  },
  TOKEN_PUBLIC_KEY: {
    secret: 'noriter-tokens',
    key: 'public-key',
    holds: 'the same pair, SPKI PEM',
  },
  SITES: {
    secret: 'noriter-sites',
    key: 'sites',
    holds: 'JSON, site id to `{"key"}`',
  },
  PAYLOAD_KEYS: {
    secret: 'noriter-gateway',
    key: 'payload-keys',
    holds: 'JSON, site id to base64 of 32 bytes, `{}` where no site encrypts its calls',
  },
  DATA_KEYS: {
    secret: 'noriter-identity',
    key: 'data-keys',
    holds: 'JSON, version to base64 of 32 bytes',
  },
  DRAW_KEY: {
    secret: 'noriter-betting',
    key: 'draw-key',
    holds: 'base64 of 32 bytes; after a change the old one behind it, with a comma between',
  },
  GAME_VENDOR_KEYS: {
    secret: 'noriter-games-gateway',
    key: 'vendor-keys',
    holds: 'JSON, vendor key to its one or two keys and the secret it knows us by',
  },
  PUSH_KEY: {
    secret: 'noriter-board',
    key: 'push-key',
    holds: 'base64url of 32 bytes; with another key browsers have to agree anew',
  },
  FREE_BET_KEY: {
    secret: 'noriter-free-bets',
    key: 'free-bet-key',
    holds: 'base64 of 32 bytes; after a change the old one behind it, with a comma between',
  },
  SPIN_KEY: {
    secret: 'noriter-promotion',
    key: 'spin-key',
    holds: 'base64 of 32 bytes; after a change the old one behind it, with a comma between',
  },
} as const satisfies Readonly<Record<string, SecretRow>>;

/** The variable of a secret. */
export type Secret = keyof typeof secrets;

/** Where a service finds a secret. */
export function secretOf(service: string, variable: Secret): { secret: string; key: string } {
  const { secret, key } = secrets[variable];
  return { secret: secret ?? ownSecret(service), key };
}

/** The Kubernetes secret of what one service alone may have. */
function ownSecret(service: string): string {
  return `noriter-${service}`;
}

/** Where the last hashes of audit logs go, which a cluster keeps beside its other secrets. */
export const auditSinkSecret = { secret: 'noriter-audit', key: 'sink' } as const;

/** The Kubernetes secret with the address of a service's database, as its owner: for `migrate` alone. */
export function migrationSecret(service: string): { secret: string; key: string } {
  return { secret: ownSecret(service), key: 'migration-url' };
}

/** The Kubernetes secret with the address of a service's database. */
export function databaseSecret(service: string): { secret: string; key: string } {
  return { secret: ownSecret(service), key: 'database-url' };
}
