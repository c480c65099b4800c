import { decideRequest } from '@noriter/four-eyes/decide-request';
import type { RequestMove, RequestStatus } from '@noriter/four-eyes/request';
import type { Clock } from '@noriter/kit/clock';
import { withTransaction } from '@noriter/kit/postgres';
import type pg from 'pg';
import type { GuardedEditor } from './change-guarded.ts';
import { type ChangeRequest, changeRequests } from './change-requests.ts';
import type { Announce, GuardedSettings } from './settings.ts';
import { readSettings } from './store.ts';
import { writeChange } from './write-change.ts';

export type ChangeDecision = {
  readonly requestId: string;
  readonly move: RequestMove;
  /** Why it is refused; needed for that. */
  readonly reason: string;
};

/**
 * Approves a loosening of another operator, which is done with it; refuses it; or takes back one's own.
 * It is only approved while the document it was made from is the present one.
 *
 * @throws the settings' refusals of requests, their conflict, and what `announce` throws
 */
export async function decideChange<Document>(
  { pool, clock }: { pool: pg.Pool; clock: Clock },
  settings: GuardedSettings<Document>,
  by: GuardedEditor,
  { requestId, move, reason, announce }: ChangeDecision & { announce?: Announce<Document> },
): Promise<RequestStatus> {
  const { guard, text } = settings;
  const { siteId, audit } = by;
  const action = `${guard.audited}.${move}`;
  const at = clock.now();
  return withTransaction(pool, async (tx) => {
    const apply = async (row: ChangeRequest) => {
      const { version, document: before } = await readSettings(tx, settings, siteId);
      if (version !== row.version) throw settings.conflict();
      const changedBy = guard.editor === 'operatorId' ? row.askedBy : row.askedByName;
      const document = settings.parse(row.document);
      const change = { siteId, version, before, document, at, changedBy, reason: row.reason };
      const beside = { requestId, askedBy: row.askedBy };
      await writeChange(tx, settings, change, { audit, action, beside, announce });
    };
    const decision = { requestId, move, reason, at };
    const { before, after } = await decideRequest(tx, by, decision, {
      table: changeRequests(settings),
      refusals: guard.refusals,
      recheck: async () => ({}),
      perform: apply,
    });
    if (after.status === 'approved') return after.status;
    const asked = text(settings.parse(after.document));
    await audit(tx, {
      action,
      subject: `site:${siteId}`,
      before: { requestId, status: before.status },
      after: { ...asked, requestId, status: after.status, refusal: after.refusal },
    });
    return after.status;
  });
}
