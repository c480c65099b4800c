import type { Pool } from 'pg';

/**
 * Asks books whether rules hold.
 *
 * @param rules by what is the matter: a query that counts the places where it is
 * @returns what is the matter, one sentence each; empty when all is well
 */
export async function brokenRules(
  books: Pool,
  rules: Readonly<Record<string, string>>,
): Promise<string[]> {
  const broken: string[] = [];
  for (const [matter, query] of Object.entries(rules)) {
    const { rows } = await books.query<{ count: string }>(query);
    const count = Number(rows[0]?.count);
    if (count !== 0) broken.push(`${matter}: ${count}`);
  }
  return broken;
}
