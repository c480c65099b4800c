import { expect, test } from 'vitest';
import { z } from 'zod';
import { baseConfig, portSetting } from '../service/config.ts';
import { configDocs } from './config-docs.ts';

const wallet = { name: 'wallet', config: baseConfig.extend({ PORT: portSetting(8102) }) };
const identity = { name: 'identity', config: baseConfig.extend({ PORT: portSetting(8101) }) };

test('a variable that services share is one row, one that differs is a row each', () => {
  const lines = configDocs([wallet, identity]).split('\n');
  expect(lines.filter((line) => line.startsWith('| `REDIS_URL`'))).toEqual([
    '| `REDIS_URL` | all | `redis://127.0.0.1:16379` | Redis to use |',
  ]);
  expect(lines.filter((line) => line.startsWith('| `PORT`'))).toHaveLength(2);
});

test('shows what is required and what is secret', () => {
  expect(configDocs([wallet])).toMatch(/`DATABASE_URL` \| all \| \*\*required\*\* \| .*\(secret\)/);
});

test('a variable nobody described is an error', () => {
  const bare = { name: 'bare', config: z.object({ MYSTERY: z.string() }) };
  expect(() => configDocs([bare])).toThrow('bare: MYSTERY has no description.');
});
