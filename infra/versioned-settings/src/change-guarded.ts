import { refuseRequest } from '@noriter/four-eyes/decide-request';
import { type ByOperator, insertRequest } from '@noriter/four-eyes/request-table';
import type { Auditor } from '@noriter/kit/audit';
import type { Clock } from '@noriter/kit/clock';
import { withTransaction } from '@noriter/kit/postgres';
import type pg from 'pg';
import { changeRequests, isPending, lockSettings } from './change-requests.ts';
import type { SettingsChange } from './change-settings.ts';
import type { Announce, GuardedSettings } from './settings.ts';
import { readSettings } from './store.ts';
import { writeChange } from './write-change.ts';

/** An operator who changes settings that take two, or decides about them. */
export type GuardedEditor = ByOperator & { readonly audit: Auditor };

/** What became of a change: done at once, or asked for. */
export type ChangeOutcome = 'applied' | 'asked';

type Wish<Document> = SettingsChange & {
  /** The request's id where it loosens. */
  readonly requestId: string;
  /** The new document out of the present one; it may refuse. */
  readonly change: (before: Document) => Document;
  /** Where it is done at once. */
  readonly announce?: Announce<Document>;
};

/**
 * Changes settings that bound what one operator may do. What only tightens is done at once; of what
 * loosens any of them all waits, as a request to another operator.
 *
 * @throws the settings' conflict; where it loosens, their refusal without a reason and while another
 * one waits; what `change` and `announce` throw
 */
export async function changeGuarded<Document>(
  { pool, clock }: { pool: pg.Pool; clock: Clock },
  settings: GuardedSettings<Document>,
  by: GuardedEditor,
  wish: Wish<Document>,
): Promise<ChangeOutcome> {
  const { siteId, audit } = by;
  const { version, reason, requestId, announce } = wish;
  const { action, guard } = settings;
  return withTransaction(pool, async (tx) => {
    await lockSettings(tx, settings, siteId);
    const { document: before, ...present } = await readSettings(tx, settings, siteId);
    if (present.version !== version) throw settings.conflict();
    const document = wish.change(before);
    const at = clock.now();
    const loosens = guard.loosens(before, document);
    if (loosens.length > 0) {
      await ask(tx, settings, by, { version, reason, requestId, before, document, loosens, at });
      return 'asked';
    }
    const change = { siteId, version, before, document, at, changedBy: by[guard.editor], reason };
    await writeChange(tx, settings, change, { audit, action, announce });
    return 'applied';
  });
}

async function ask<Document>(
  tx: pg.ClientBase,
  settings: GuardedSettings<Document>,
  by: GuardedEditor,
  asked: SettingsChange & {
    requestId: string;
    before: Document;
    document: Document;
    loosens: readonly string[];
    at: Date;
  },
): Promise<void> {
  const { siteId } = by;
  const { version, reason, requestId, at } = asked;
  const { guard, text } = settings;
  if (reason === '') throw refuseRequest(guard.refusals, 'no-reason');
  if (await isPending(tx, settings, { siteId, version })) throw guard.pending();
  const loosens = [...asked.loosens];
  const document = JSON.stringify(text(asked.document));
  const own = { version, document, loosens };
  const isNew = await insertRequest(tx, changeRequests(settings), by, {
    requestId,
    reason,
    at,
    own,
  });
  if (!isNew) throw guard.pending();
  await by.audit(tx, {
    action: `${guard.audited}.ask`,
    subject: `site:${siteId}`,
    before: text(asked.before),
    after: { ...text(asked.document), reason, requestId },
  });
}
