/**
 * Invariant: what keeps one operator from acting for two, money of a session left open, or a stolen one from
 * another account, is never weakened by one operator; nor does one put all who sign up below a partner, nor
 * open a site of real money to other countries, the younger, machines or shorter passwords.
 */

/** What of a site's options two operators agree to. */
export type GuardedOptions = {
  readonly mode: 'demo' | 'real';
  /** Nobody younger; null only on a site that asks nobody. */
  readonly minimumAge: number | null;
  readonly allowedCountries: readonly string[];
  /** Of who logs in or signs up. */
  readonly captcha: boolean;
  readonly passMin: number;
  /** Of who changes their account. */
  readonly memberSecondFactor: 'optional' | 'required';
  readonly operatorFreshHours: number;
  /** 0: the second factor is never asked for again. */
  readonly operatorStepUpMinutes: number;
  readonly withdrawalWaitHours: number;
  /** Whom everybody signs up below who names nobody; empty: there is no such partner. */
  readonly joinRecommenderId: string;
  /** false: nobody is asked for a name. */
  readonly recommenderShown: boolean;
};

/** The options of a change that take a second operator; empty when it takes none. */
export function loosenedOptions(
  before: GuardedOptions,
  after: GuardedOptions,
): (keyof GuardedOptions)[] {
  const isReal = before.mode === 'real';
  return [
    ...loosened('minimumAge', isReal && (after.minimumAge ?? 0) < (before.minimumAge ?? 0)),
    ...loosened('allowedCountries', isReal && hasMore(before, after)),
    ...loosened('captcha', isReal && before.captcha && !after.captcha),
    ...loosened('passMin', isReal && after.passMin < before.passMin),
    ...loosened('memberSecondFactor', isRequired(before) && !isRequired(after)),
    ...loosened('operatorFreshHours', after.operatorFreshHours < before.operatorFreshHours),
    ...loosened('operatorStepUpMinutes', stepUpOf(after) > stepUpOf(before)),
    ...loosened('withdrawalWaitHours', after.withdrawalWaitHours < before.withdrawalWaitHours),
    ...loosened('joinRecommenderId', isAnother(before.joinRecommenderId, after.joinRecommenderId)),
    ...loosened('recommenderShown', before.recommenderShown && !after.recommenderShown),
  ];
}

function loosened(name: keyof GuardedOptions, isLoosened: boolean): (keyof GuardedOptions)[] {
  return isLoosened ? [name] : [];
}

function hasMore(before: GuardedOptions, after: GuardedOptions): boolean {
  return after.allowedCountries.some((country) => !before.allowedCountries.includes(country));
}

const isRequired = ({ memberSecondFactor }: GuardedOptions) => memberSecondFactor === 'required';

function stepUpOf({ operatorStepUpMinutes: minutes }: GuardedOptions): number {
  return minutes === 0 ? Number.POSITIVE_INFINITY : minutes;
}

/** Commission of all who come from now on is another partner's. */
function isAnother(before: string, after: string): boolean {
  return after !== '' && after !== before;
}
