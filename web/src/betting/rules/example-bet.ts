/** Odds of the worked examples: the same three matches as in the text of the rules. */
export const exampleOdds = ['1.85', '2.10', '1.72'] as const;
export const exampleStake = '10000';
export const systemSize = 2;
