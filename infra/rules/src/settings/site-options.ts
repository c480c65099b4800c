/**
 * Invariant: what keeps one operator from acting for two, or from money of a session left open, is never
 * weakened by one operator.
 */

/** What of a site's options bounds one operator. */
export type OperatorBounds = {
  readonly operatorFreshHours: number;
  /** 0: the second factor is never asked for again. */
  readonly operatorStepUpMinutes: number;
  readonly withdrawalWaitHours: number;
};

/** The options that let one operator do more after a change; empty when it takes no second one. */
export function loosenedOptions(
  before: OperatorBounds,
  after: OperatorBounds,
): (keyof OperatorBounds)[] {
  return [
    ...loosened('operatorFreshHours', after.operatorFreshHours < before.operatorFreshHours),
    ...loosened('operatorStepUpMinutes', stepUpOf(after) > stepUpOf(before)),
    ...loosened('withdrawalWaitHours', after.withdrawalWaitHours < before.withdrawalWaitHours),
  ];
}

function loosened(name: keyof OperatorBounds, isLoosened: boolean): (keyof OperatorBounds)[] {
  return isLoosened ? [name] : [];
}

function stepUpOf({ operatorStepUpMinutes: minutes }: OperatorBounds): number {
  return minutes === 0 ? Number.POSITIVE_INFINITY : minutes;
}
