import { combinationFaults } from '@noriter/rules/clash';
import { legText } from '@noriter/rules/leg-name';
import { useTranslation } from 'react-i18next';
import { readOdds } from '../../../shared/format/odds.ts';
import { isAbout, type PresentLeg } from '../model/slip-checks.ts';
import type { SportFacts } from './use-sport-facts.ts';

/** What is wrong with one leg: what is seen from here, or what it was refused with. */
export function useLegProblem(present: PresentLeg, facts: SportFacts): string | null {
  const { t } = useTranslation(['sport', 'site']);
  const { refusal, slip } = facts;
  if (refusal !== null && isAbout(refusal, present.leg)) {
    // The notice has the sentence, once for both.
    if (refusal.kind === 'clash') return t('slip.apart');
    if (refusal.kind === 'cut') return t('state.unreachable');
    if (refusal.kind === 'closed') return t('state.suspended');
    if (refusal.kind === 'lowOdds') return t('refuse.lowOdds', { limit: refusal.limit });
    // Odds that moved are seen in their place.
    return null;
  }
  const { outcome } = slip;
  if (outcome?.kind !== 'refused') return null;
  const own = outcome.problems.find(({ key }) => key === legText(present.leg));
  if (own === undefined) return null;
  if (own.odds !== null) return t('site:bet.oddsMoved', { odds: readOdds(own.odds) });
  const fault = combinationFaults.find((known) => known === own.fault);
  return fault === undefined ? outcome.message : t(`fault.${fault}`);
}
