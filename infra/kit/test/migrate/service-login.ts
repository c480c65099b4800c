import pg from 'pg';
import { serverAddresses } from '../../src/testing/servers.ts';
import type { TestSpace } from '../../src/testing/testing.ts';
import { query } from './query.ts';

/** A login as services run with: it owns nothing, and has what migrations grant to it. */
export type ServiceLogin = {
  role: string;
  /** The address of a database, as this login. */
  urlOf(databaseUrl: string): string;
  /** Called when the databases in which something was granted to it are dropped. */
  drop(): Promise<void>;
};

/** @param service whose it is, where a test has more than one */
export async function createServiceLogin(
  space: TestSpace,
  service = 'service',
): Promise<ServiceLogin> {
  const role = `${space.name}_${service}`.toLowerCase();
  const name = pg.escapeIdentifier(role);
  await space.pool.query(`create role ${name} login password 'service'`);
  return {
    role,
    urlOf(databaseUrl) {
      const url = new URL(databaseUrl);
      [url.username, url.password] = [role, 'service'];
      return url.href;
    },
    async drop() {
      await query(serverAddresses().databaseUrl, `drop role ${name}`);
    },
  };
}
