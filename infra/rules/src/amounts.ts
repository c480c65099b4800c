/** An amount in won, the currency's smallest unit. Never a float. */
export type Won = bigint;

/** An amount has at most so many digits. */
export const WON_DIGITS_MAX = 15;
