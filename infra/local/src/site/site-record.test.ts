import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseNames, loginOf, perService, rowOf } from '@noriter/registry/names';
import { expect, onTestFinished, test } from 'vitest';
import { factsOf } from './site-record.ts';

test('each service comes to its database with a login of its own, and migrates it as the owner', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'noriter-record-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const facts = factsOf(
    {
      ports: perService((name) => rowOf(name).port),
      serverUrl: 'postgres://owner:secret@host/postgres',
      kafkaBrokers: 'kafka:1',
      redisUrl: 'redis://host',
      webRoot: null,
      oddsFeedUrl: null,
      gameVendorsUrl: null,
      drawBeaconUrl: null,
      partnerBackOfficeUrl: null,
      publicHost: '127.0.0.1',
    },
    dataDir,
  );
  const logins = databaseNames.map((name) => new URL(facts.serviceDatabaseUrl(name)).username);
  expect(logins).toEqual(databaseNames.map(loginOf));
  expect(new Set(logins).size).toBe(databaseNames.length);
  expect(facts.databaseUrl('wallet')).toBe('postgres://owner:secret@host/wallet');
});
