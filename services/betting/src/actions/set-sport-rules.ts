import type { Auditor } from '@noriter/kit/audit';
import { withTransaction } from '@noriter/kit/postgres';
import { refuse } from '@noriter/kit/result-codes';
import type { BettingDeps } from '../deps.ts';
import { contradictionsOfRules, type SportRules } from '../domain/placement/sport/rules.ts';
import { errors } from '../errors.ts';
import { readSportRules, sportRulesText } from '../queries/sport-rules-document.ts';
import { type DocumentChange, saveDocument } from './save-document.ts';

/**
 * Sets what may be combined on sports, how high, and how bets end early.
 *
 * @throws Refusal B1023, B1024
 */
export async function setSportRules(
  deps: BettingDeps,
  by: { siteId: string; operatorId: string; audit: Auditor },
  { version, reason, rules }: DocumentChange & { rules: SportRules },
): Promise<void> {
  const fields = contradictionsOfRules(rules);
  if (fields.length > 0) throw refuse(errors, 'B1024', {}, { fields });
  const { siteId, operatorId } = by;
  const before = await readSportRules(deps, siteId);
  if (before.version !== version) throw refuse(errors, 'B1023');
  const document = sportRulesText(rules);
  const at = deps.clock.now();
  await withTransaction(deps.pool, async (tx) => {
    await saveDocument(tx, 'sport_rules', { siteId, version, reason, document, at, operatorId });
    await by.audit(tx, {
      action: 'sport-rules.set',
      subject: `site:${siteId}`,
      before: sportRulesText(before.document),
      after: { ...document, reason },
    });
  });
}
