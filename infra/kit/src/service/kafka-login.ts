import { readFileSync } from 'node:fs';
import type { KafkaLogin } from '../kafka/client.ts';
import type { LoginSettings } from '../kafka/login-settings.ts';
import { ConfigError } from './config.ts';

/**
 * How a service gets in to the brokers, from its configuration.
 *
 * @throws ConfigError where a login is not whole, or the authorities cannot be read
 */
export function kafkaLogin(settings: LoginSettings): KafkaLogin {
  const problems = problemsOf(settings);
  if (problems.length > 0) throw new ConfigError(problems);
  const { KAFKA_TLS: authorities } = settings;
  const sasl = saslOf(settings);
  return {
    ...(sasl === undefined ? {} : { sasl }),
    ...(authorities === undefined ? {} : { ssl: trusted(authorities) }),
  };
}

function saslOf(settings: LoginSettings): KafkaLogin['sasl'] {
  const { KAFKA_SASL_USERNAME: username = '', KAFKA_SASL_PASSWORD: password = '' } = settings;
  switch (settings.KAFKA_SASL_MECHANISM) {
    case 'PLAIN':
      return { mechanism: 'plain', username, password };
    case 'SCRAM-SHA-256':
      return { mechanism: 'scram-sha-256', username, password };
    case 'SCRAM-SHA-512':
      return { mechanism: 'scram-sha-512', username, password };
    default:
      return undefined;
  }
}

function problemsOf(settings: LoginSettings): string[] {
  const names = ['KAFKA_SASL_MECHANISM', 'KAFKA_SASL_USERNAME', 'KAFKA_SASL_PASSWORD'] as const;
  const missing = names.filter((name) => settings[name] === undefined);
  if (missing.length === 0 || missing.length === names.length) return [];
  return missing.map((name) => `${name} is missing: a login at the brokers needs all three.`);
}

function trusted(authorities: string): { ca?: string } {
  if (authorities === 'system') return {};
  try {
    return { ca: readFileSync(authorities, 'utf8') };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigError([`KAFKA_TLS names no file that can be read: ${reason}.`]);
  }
}
