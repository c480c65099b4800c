import { answerOf } from '../../../shared/api/client.ts';
import type { LedgerEntry } from '../../../shared/api/contracts.ts';
import { api } from '../../../shared/member/member-session.ts';
import type { ledgerBody } from './ledger-filter.ts';

/** More than a person can read, and a file that every phone still opens. */
export const statementRowsMax = 20_000;

/**
 * All entries of a statement's days and filters, newest first, in long pieces. The file is made
 * here and not by the wallet: every call stays one short answer of the usual form that carries the
 * session in its headers, which a plain download could not, and the words are the page's own.
 */
export async function fetchStatement(
  body: ReturnType<typeof ledgerBody>,
  onCount: (count: number) => void,
): Promise<{ entries: LedgerEntry[]; isCut: boolean }> {
  const { page: _, ...filter } = body;
  const entries: LedgerEntry[] = [];
  let after: string | null = null;
  do {
    const asked = after === null ? filter : { ...filter, after };
    const piece: { list: LedgerEntry[]; next: string | null } = await answerOf(
      api.POST('/api/cash/statement', { body: asked }),
    );
    entries.push(...piece.list);
    after = piece.next;
    onCount(entries.length);
  } while (after !== null && entries.length < statementRowsMax);
  return { entries: entries.slice(0, statementRowsMax), isCut: after !== null };
}
