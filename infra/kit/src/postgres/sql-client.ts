/** What can run a statement: a `pg` client, or `prismaSql(tx)` of prisma.ts. */
export type SqlClient = {
  query(text: string, values: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
};
