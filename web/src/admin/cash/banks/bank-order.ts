export type OrderedBank = { bankCode: string; isOn: boolean };

/** Every bank there is: those that are offered in their order, then the others. */
export function orderOf(all: readonly string[], offered: readonly string[]): OrderedBank[] {
  const on = offered.length === 0 ? all : offered;
  return [
    ...on.map((bankCode) => ({ bankCode, isOn: true })),
    ...all.filter((code) => !on.includes(code)).map((bankCode) => ({ bankCode, isOn: false })),
  ];
}

/** A bank moved by one place; at an end it stays. */
export function moved(order: readonly OrderedBank[], at: number, by: 1 | -1): OrderedBank[] {
  const one = order[at];
  const other = order[at + by];
  if (one === undefined || other === undefined) return [...order];
  return order.map((bank, place) => (place === at ? other : place === at + by ? one : bank));
}

/** What is saved: the codes that are on, in order; none when nothing was chosen differently. */
export function offeredOf(order: readonly OrderedBank[], all: readonly string[]): string[] {
  const on = order.filter(({ isOn }) => isOn).map(({ bankCode }) => bankCode);
  return on.join() === all.join() ? [] : on;
}
