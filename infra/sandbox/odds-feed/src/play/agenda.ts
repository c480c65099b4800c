/** What is to happen when: everything of the world happens by it, in order, and at its own time. */
export type Agenda = {
  /** Of what happens now; between two it is that of the last advance. */
  readonly now: () => number;
  /** Past times happen at the next advance. */
  at(time: number, happen: () => void): void;
  advance(to: number): void;
};

type Entry = { readonly at: number; readonly order: number; readonly happen: () => void };

export function createAgenda(start: number): Agenda {
  const heap: Entry[] = [];
  let now = start;
  let order = 0;
  return {
    now: () => now,
    at(time, happen) {
      order += 1;
      // What is published is dated in whole milliseconds.
      push(heap, { at: Math.ceil(time), order, happen });
    },
    advance(to) {
      for (let first = heap[0]; first && first.at <= to; first = heap[0]) {
        pop(heap);
        now = Math.max(now, first.at);
        first.happen();
      }
      now = Math.max(now, to);
    },
  };
}

function isBefore(one: Entry, other: Entry): boolean {
  return one.at < other.at || (one.at === other.at && one.order < other.order);
}

function push(heap: Entry[], entry: Entry): void {
  let at = heap.push(entry) - 1;
  while (at > 0) {
    const parent = (at - 1) >> 1;
    const above = heap[parent];
    if (!above || !isBefore(entry, above)) break;
    heap[at] = above;
    at = parent;
  }
  heap[at] = entry;
}

function pop(heap: Entry[]): void {
  const last = heap.pop();
  if (!last || heap.length === 0) return;
  let at = 0;
  for (;;) {
    const [left, right] = [heap[2 * at + 1], heap[2 * at + 2]];
    if (!left) break;
    const isRight = right !== undefined && isBefore(right, left);
    const child = isRight ? right : left;
    if (!isBefore(child, last)) break;
    heap[at] = child;
    at = 2 * at + (isRight ? 2 : 1);
  }
  heap[at] = last;
}
