import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectMigrated } from '../../src/migrate/expect-migrated.ts';
import { applyMigrations } from '../../src/migrate/migrations.ts';
import { openTestSpace, type TestSpace } from '../../src/testing/testing.ts';
import { query } from './query.ts';
import { createServiceLogin, type ServiceLogin } from './service-login.ts';

/** Who takes over a service has its DATABASE_URL, and may write another name behind its slash. */
describe('the login of a service', () => {
  let space: TestSpace;
  let board: ServiceLogin;
  let wallet: ServiceLogin;
  let shared: ServiceLogin;
  let boardUrl: string;
  let walletUrl: string;

  beforeAll(async () => {
    space = await openTestSpace('own_database');
    board = await createServiceLogin(space, 'board');
    wallet = await createServiceLogin(space, 'wallet');
    shared = await createServiceLogin(space, 'shared');
    boardUrl = await space.createDatabase('board');
    walletUrl = await space.createDatabase('wallet');
    await migrate(boardUrl, board);
    await migrate(walletUrl, wallet);
  });
  afterAll(async () => {
    await space.close();
    for (const login of [board, wallet, shared]) await login.drop();
  });

  const migrate = (ownerUrl: string, login: ServiceLogin) =>
    applyMigrations({ ownerUrl, databaseUrl: login.urlOf(ownerUrl), log: space.log });

  const rows = (url: string) => query(url, 'select count(*)::int as n from kit.outbox');

  it('comes into its own database, and into no other service’s', async () => {
    expect(await rows(board.urlOf(boardUrl))).toEqual([{ n: 0 }]);
    expect(await rows(wallet.urlOf(walletUrl))).toEqual([{ n: 0 }]);
    const refused = { code: '42501', message: expect.stringContaining('for database') };
    await expect(rows(board.urlOf(walletUrl))).rejects.toMatchObject(refused);
    await expect(rows(wallet.urlOf(boardUrl))).rejects.toMatchObject(refused);
  });

  it('is still let in after another start has migrated, and the other’s is not', async () => {
    await migrate(walletUrl, wallet);
    expect(await rows(wallet.urlOf(walletUrl))).toEqual([{ n: 0 }]);
    await expect(rows(board.urlOf(walletUrl))).rejects.toMatchObject({
      message: expect.stringContaining('for database'),
    });
  });

  it('is told in a sentence what to run where nothing was granted to it', async () => {
    const databaseUrl = board.urlOf(walletUrl);
    await expect(expectMigrated({ databaseUrl, log: space.log })).rejects.toThrow(
      'may not read which migrations the database has. Run',
    );
  });

  it('makes no table there, not even one that is gone with its session', async () => {
    await expect(
      query(board.urlOf(boardUrl), 'create temporary table mine (n int)'),
    ).rejects.toMatchObject({ code: '42501' });
  });

  it('takes the place of one that all services had, which older pods still come in with', async () => {
    const siteUrl = await space.createDatabase('older_site');
    await migrate(siteUrl, shared);
    // As older versions left it: everybody may come in, and nobody is named.
    const database = new URL(siteUrl).pathname.slice(1);
    await query(siteUrl, `grant connect, temporary on database ${database} to public`);
    await query(siteUrl, `revoke connect on database ${database} from ${shared.role}`);
    expect(await rows(board.urlOf(siteUrl)).catch(({ code }) => code)).toBe('42501');

    await migrate(siteUrl, wallet);
    expect(await rows(shared.urlOf(siteUrl))).toEqual([{ n: 0 }]);
    expect(await rows(wallet.urlOf(siteUrl))).toEqual([{ n: 0 }]);
    await expect(rows(board.urlOf(siteUrl))).rejects.toMatchObject({
      message: expect.stringContaining('for database'),
    });

    // What the runbook says to do after the last of the older pods has gone.
    await query(siteUrl, `drop owned by ${shared.role}`);
    await expect(rows(shared.urlOf(siteUrl))).rejects.toMatchObject({ code: '42501' });
    expect(await rows(wallet.urlOf(siteUrl))).toEqual([{ n: 0 }]);
  });
});
