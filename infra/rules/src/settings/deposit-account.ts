/** Invariant: where members pay into is never decided by one operator. */

/** What members are shown of an account, and whether they are. */
export type PaidInto = {
  readonly bankName: string;
  readonly accountNumber: string;
  readonly accountHolder: string;
  readonly enabled: boolean;
};

/**
 * What of an account a second operator has to approve; empty where one may do it alone. Whether members
 * are shown it now makes no difference: who enables it later would look at that alone.
 *
 * @param before null of a new account
 */
export function guardedAccountFields(before: PaidInto | null, after: PaidInto): (keyof PaidInto)[] {
  const shown = ['bankName', 'accountNumber', 'accountHolder'] as const;
  return [
    ...shown.filter((name) => before === null || before[name] !== after[name]),
    ...(after.enabled && before?.enabled !== true ? (['enabled'] as const) : []),
  ];
}
