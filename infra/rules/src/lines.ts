/** The lines of a ticket: each is a choice of so many of its legs. */

/** How many choices of `size` there are of so many legs, without making them. */
export function lineCount(legs: number, size: number): bigint {
  if (size < 1 || size > legs) throw new RangeError('A line is made of the legs there are.');
  let count = 1n;
  for (let taken = 1; taken <= size; taken += 1) {
    count = (count * BigInt(legs - size + taken)) / BigInt(taken);
  }
  return count;
}

/** Every choice of `size` legs, in their order. */
export function ticketLines<Leg>(legs: readonly Leg[], size: number): readonly (readonly Leg[])[] {
  if (size < 1 || size > legs.length) throw new RangeError('A line is made of the legs there are.');
  if (size === legs.length) return [legs];
  if (size === 1) return legs.map((leg) => [leg]);
  return legs.flatMap((leg, at) => {
    const rest = legs.slice(at + 1);
    return rest.length < size - 1 ? [] : ticketLines(rest, size - 1).map((line) => [leg, ...line]);
  });
}
