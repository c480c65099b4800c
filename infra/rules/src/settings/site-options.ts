/**
 * Invariant: what keeps one operator from acting for two, or from money of a session left open, is never
 * weakened by one operator; nor does one operator put all who sign up below a partner.
 */

/** What of a site's options two operators agree to. */
export type GuardedOptions = {
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
  return [
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

function stepUpOf({ operatorStepUpMinutes: minutes }: GuardedOptions): number {
  return minutes === 0 ? Number.POSITIVE_INFINITY : minutes;
}

/** Commission of all who come from now on is another partner's. */
function isAnother(before: string, after: string): boolean {
  return after !== '' && after !== before;
}
