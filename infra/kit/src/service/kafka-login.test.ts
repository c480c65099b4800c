import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { loginSettings } from '../kafka/login-settings.ts';
import { ConfigError, readConfig } from './config.ts';
import { kafkaLogin } from './kafka-login.ts';

const login = (env: Record<string, string>) => kafkaLogin(readConfig(z.object(loginSettings), env));
const whole = { KAFKA_SASL_USERNAME: 'wallet', KAFKA_SASL_PASSWORD: 'secret' };

test('without settings brokers are reached in the clear, as nobody', () => {
  expect(login({})).toEqual({});
});

test.each([
  ['PLAIN', 'plain'],
  ['SCRAM-SHA-256', 'scram-sha-256'],
  ['SCRAM-SHA-512', 'scram-sha-512'],
])('%s is the mechanism %s', (KAFKA_SASL_MECHANISM, mechanism) => {
  expect(login({ KAFKA_SASL_MECHANISM, ...whole })).toEqual({
    sasl: { mechanism, username: 'wallet', password: 'secret' },
  });
});

test('what is missing of a login is named', () => {
  expect(() => login({ KAFKA_SASL_MECHANISM: 'PLAIN', KAFKA_SASL_USERNAME: 'wallet' })).toThrow(
    new ConfigError(['KAFKA_SASL_PASSWORD is missing: a login at the brokers needs all three.']),
  );
  expect(() => login(whole)).toThrow('KAFKA_SASL_MECHANISM is missing');
  expect(() => login({ ...whole, KAFKA_SASL_MECHANISM: 'GSSAPI' })).toThrow(ConfigError);
});

test('authorities are those of the file, or those of the machine', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'authorities-')), 'ca.pem');
  writeFileSync(file, 'certificates');
  expect(login({ KAFKA_TLS: file })).toEqual({ ssl: { ca: 'certificates' } });
  expect(login({ KAFKA_TLS: 'system' })).toEqual({ ssl: {} });
  expect(() => login({ KAFKA_TLS: `${file}.gone` })).toThrow(/^.*\n- KAFKA_TLS names no file/);
});
