import { PrismaPg } from '@prisma/adapter-pg';
import type pg from 'pg';
import type { SqlClient } from './sql-client.ts';

/**
 * Makes a service's generated Prisma client over the service's own pool, so that both count
 * against the same number of connections.
 *
 * @param Client the class from the service's `generated/client.ts`
 * @example const prisma = createPrisma(PrismaClient, base.pool);
 */
export function createPrisma<Client>(
  Client: new (options: { adapter: PrismaPg }) => Client,
  pool: pg.Pool,
): Client {
  return new Client({ adapter: new PrismaPg(pool) });
}

/** What `$transaction` of a generated client hands to its function. */
type PrismaTransaction = {
  $queryRawUnsafe<Row>(text: string, ...values: unknown[]): Promise<Row>;
};

/**
 * Lets the kit's statements (outbox, audit) run inside a Prisma transaction.
 *
 * @example
 * await prisma.$transaction(async (tx) => addToOutbox(prismaSql(tx), memberEvents, event));
 * wakeOutbox(pool);
 */
export function prismaSql(tx: PrismaTransaction): SqlClient {
  return {
    async query(text, values) {
      return { rows: await tx.$queryRawUnsafe<Record<string, unknown>[]>(text, ...values) };
    },
  };
}
