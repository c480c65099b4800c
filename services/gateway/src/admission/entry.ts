/**
 * Invariant: on a site in real mode nobody is served from another country than those it may serve,
 * and an address of which nobody knows the country is of none of them; nobody brings money into play
 * whose age no operator confirmed. A demonstration asks for neither.
 */
import type { CountryOf } from '@noriter/kit/countries';
import type { MoneyEntry } from '@noriter/kit/money-entry';
import type { SiteRules } from '@noriter/kit/site-rules';
import type { RefusalCode } from '../errors.ts';
import { isUnder } from '../forwarding/routing.ts';
import type { Admitted } from './kept-admission.ts';

export type EntryDeps = {
  rules: Pick<SiteRules, 'countries'>;
  countryOf: CountryOf;
  /** What a guest or member may call from anywhere. */
  openAbroad: readonly string[];
  /** What brings money into play. */
  moneyEntries: readonly string[];
};

/** What was judged of a call: the word that goes with it, or the code it is refused with. */
export type Judgement = { entry: MoneyEntry; code: RefusalCode | null };

const OPEN: Judgement = { entry: 'open', code: null };

/** Makes the function that judges whether a call may go on, and bring money in. */
export function createEntryJudge(deps: EntryDeps) {
  const isAmong = (url: string, paths: readonly string[]) =>
    paths.some((path) => isUnder(url, path));

  return ({ site, isOperator, isAdult }: Admitted, address: string, url: string): Judgement => {
    if (isOperator) return OPEN;
    const countries = deps.rules.countries(site.id);
    if (countries === null) return OPEN;
    if (countries === 'unknown') {
      return { entry: 'unknown', code: isAmong(url, deps.moneyEntries) ? 'TE99' : null };
    }
    const isOpenAbroad = isAmong(url, deps.openAbroad);
    // Everybody has the demonstration's key: a real site is not served under it.
    if (site.isPublished) return { entry: 'unknown', code: isOpenAbroad ? null : 'S001' };
    if (!countries.has(deps.countryOf(address) ?? '')) {
      return { entry: 'country', code: isOpenAbroad ? null : 'S008' };
    }
    if (isAdult) return OPEN;
    return { entry: 'age', code: isAmong(url, deps.moneyEntries) ? 'S009' : null };
  };
}
