import { expect, test } from 'vitest';
import { z } from 'zod';
import { makeKeyring } from '../testing/keyring.ts';
import { baseConfig, ConfigError, portSetting, readConfig } from './config.ts';

const config = baseConfig.extend({
  PORT: portSetting(8102),
  DEBT_MAX: z.coerce.number().describe('How much'),
});
const usable = {
  DATABASE_URL: 'postgres://x/y',
  ...makeKeyring().env('wallet'),
  AUDIT_KEY: 'a'.repeat(43),
  DEBT_MAX: '5',
};

test('reads the environment, with defaults where it is silent', () => {
  const read = readConfig(config, { ...usable, LOG_LEVEL: '' });
  expect(read).toMatchObject({ PORT: 8102, HOST: '0.0.0.0', LOG_LEVEL: 'info', DEBT_MAX: 5 });
});

test('lists all problems at once, each as a sentence, and no secret', () => {
  const problemsOf = (): readonly string[] => {
    try {
      readConfig(config, { PORT: 'eighty', SERVICE_KEY: 'short-secret', DEBT_MAX: 'much' });
    } catch (error) {
      if (error instanceof ConfigError) return error.problems;
    }
    return [];
  };
  const problems = problemsOf();
  expect(problems).toHaveLength(6);
  expect(problems).toEqual(
    expect.arrayContaining([
      'PORT is not a number.',
      'SERVICE_KEY is not JSON.',
      'SERVICE_KEYS is missing.',
      'DATABASE_URL is missing.',
      'AUDIT_KEY is missing.',
      expect.stringMatching(/^DEBT_MAX is refused: .*\.$/),
    ]),
  );
  expect(problems.join()).not.toContain('short-secret');
});

test('a port outside of the range is refused', () => {
  expect(() => readConfig(config, { ...usable, PORT: '70000' })).toThrow('PORT is above 65535.');
});
