import { insertRequest } from '@noriter/four-eyes/request-table';
import { withTransaction } from '@noriter/kit/postgres';
import { refuse } from '@noriter/kit/result-codes';
import type pg from 'pg';
import { errors } from '../../errors.ts';
import type { Decider } from '../../policy/actions/decider.ts';
import type { TreeDeps } from '../deps.ts';
import { lockSiteBook } from '../store/site-book.ts';
import { type PartnerTerms, readTerms, saveTerms } from '../store/terms.ts';
import { isRightWaiting, transferRights } from '../store/transfer-rights.ts';

/** What is absent stays as it is: another operator may just have set it. */
type SomeTerms = { [Name in keyof PartnerTerms]?: PartnerTerms[Name] | undefined };

type TermsWish = { requestId: string; partnerId: string; terms: SomeTerms; reason: string };

/**
 * Sets how a partner is settled, and takes its right to move money away. That it gets this right is asked
 * of a second operator: a partner takes money from everybody below it.
 *
 * @returns waiting where the right was asked for; the rest is done at once
 * @throws Refusal PT101; of the right PT003 without a reason, PT109 while it waits
 */
export async function setTerms(
  { pool, clock }: Pick<TreeDeps, 'pool' | 'clock'>,
  by: Decider,
  { requestId, partnerId, terms, reason }: TermsWish,
): Promise<'approved' | 'waiting'> {
  const of = { siteId: by.siteId, partnerId };
  return withTransaction(pool, async (tx) => {
    // What the partner might a moment ago is no reason that it may now.
    await lockSiteBook(tx, by.siteId);
    const before = await readTerms(tx, of);
    if (before === null) throw refuse(errors, 'PT101');
    const wanted = withTerms(before, terms);
    const after = { ...wanted, mayTransfer: wanted.mayTransfer && before.mayTransfer };
    await saveTerms(tx, of, after);
    await by.audit(tx, { action: 'partner.terms', subject: subjectOf(partnerId), before, after });
    if (after.mayTransfer === wanted.mayTransfer) return 'approved';
    await askRight(tx, by, { requestId, partnerId, reason, at: clock.now() });
    return 'waiting';
  });
}

function withTerms(before: PartnerTerms, terms: SomeTerms): PartnerTerms {
  return {
    mayTransfer: terms.mayTransfer ?? before.mayTransfer,
    carriesLoss: terms.carriesLoss ?? before.carriesLoss,
    cycle: terms.cycle ?? before.cycle,
    feePpm: terms.feePpm ?? before.feePpm,
    cutPpm: terms.cutPpm ?? before.cutPpm,
  };
}

type Asked = Omit<TermsWish, 'terms'> & { at: Date };

async function askRight(
  tx: pg.ClientBase,
  by: Decider,
  { requestId, partnerId, reason, at }: Asked,
): Promise<void> {
  if (reason === '') throw refuse(errors, 'PT003');
  if (await isRightWaiting(tx, partnerId)) throw refuse(errors, 'PT109');
  await insertRequest(tx, transferRights, by, { requestId, reason, at, own: { partnerId } });
  await by.audit(tx, {
    action: 'partner-transfer-right.ask',
    subject: subjectOf(partnerId),
    before: null,
    after: { requestId, reason },
  });
}

function subjectOf(partnerId: string): string {
  return `member:${partnerId}`;
}
