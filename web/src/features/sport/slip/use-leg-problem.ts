import { useTranslation } from 'react-i18next';
import { legText } from '../api.ts';
import { readOdds } from '../odds.ts';
import { isAbout, type PresentLeg } from './slip-checks.ts';
import type { SlipFormFacts } from './use-slip-form.ts';

/** What is wrong with one leg: what is seen from here, or what it was refused with. */
export function useLegProblem(present: PresentLeg, facts: SlipFormFacts): string | null {
  const { t } = useTranslation(['sport', 'site']);
  const { refusal, slip } = facts;
  if (refusal !== null && isAbout(refusal, present.leg)) {
    if (refusal.kind === 'clash') return t(`fault.${refusal.fault}`);
    if (refusal.kind === 'closed') return t('state.suspended');
    if (refusal.kind === 'lowOdds') return t('refuse.lowOdds', { limit: refusal.limit });
    // Odds that moved are seen in their place.
    return null;
  }
  const { outcome } = slip;
  if (outcome?.kind !== 'refused') return null;
  const own = outcome.problems.find(
    ({ leg }) => leg !== null && legText(leg) === legText(present.leg),
  );
  if (own === undefined) return null;
  if (own.odds !== null) return t('site:bet.oddsMoved', { odds: readOdds(own.odds) });
  return own.fault === null ? outcome.message : t(`fault.${own.fault}`);
}
