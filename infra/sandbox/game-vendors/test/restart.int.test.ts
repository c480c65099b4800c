import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger } from '@noriter/kit/logging';
import { eventually } from '@noriter/kit/testing';
import { expect, test } from 'vitest';
import { fixedChance } from '../src/chance/fixed-chance.ts';
import { gameVendorsConfig } from '../src/config.ts';
import { startGameVendors } from '../src/game-vendors.ts';
import { openVendorsWorld } from './world.ts';

test('a run that was killed in the middle of a round is finished by the next one', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'game-vendors-'));
  const world = await openVendorsWorld({ JOURNAL_DIR: folder });
  const { seat, playerId } = await world.sit('bomb', 'noriter-bomb');
  await world.ask('kfishing', 'create', { playerId });
  await world.ask('kfishing', 'in', { playerId, transferId: crypto.randomUUID(), amount: '7000' });
  // The stake is taken, and nobody ends the round any more.
  expect(await world.play('bomb/start', { seat, stake: '40000', autoAt: null })).toMatchObject({
    ok: true,
  });
  world.vendors.outside.bombs.close();
  expect(world.site.ledger.of(playerId)).toBe(960_000n);
  await world.vendors.stop();
  const config = gameVendorsConfig.parse({
    PORT: '0',
    SITE_URL: world.site.url,
    VENDOR_KEYS: JSON.stringify(world.site.keys),
    JOURNAL_DIR: folder,
  });
  const log = createLogger({ service: 'test', level: 'silent' });
  const next = await startGameVendors(config, log, fixedChance(1));
  await eventually(() => expect(world.site.ledger.of(playerId)).toBe(1_000_000n));
  expect(next.outside.accounts.balanceOf(playerId)).toBe(7_000n);
  await eventually(() => expect(next.outside.book.openRounds()).toEqual([]));
  await next.stop();
  await world.site.close();
  rmSync(folder, { recursive: true });
});
