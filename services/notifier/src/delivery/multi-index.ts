/** Values under a name, several to each; a name without values takes no memory. */
export type MultiIndex<T> = {
  add(name: string, value: T): void;
  remove(name: string, value: T): void;
  of(name: string): ReadonlySet<T>;
  names(): string[];
  all(): T[];
};

export function createMultiIndex<T>(): MultiIndex<T> {
  const sets = new Map<string, Set<T>>();
  const none: ReadonlySet<T> = new Set();
  return {
    add(name, value) {
      const set = sets.get(name);
      if (set) set.add(value);
      else sets.set(name, new Set([value]));
    },
    remove(name, value) {
      const set = sets.get(name);
      set?.delete(value);
      if (set?.size === 0) sets.delete(name);
    },
    of: (name) => sets.get(name) ?? none,
    names: () => [...sets.keys()],
    all: () => [...sets.values()].flatMap((set) => [...set]),
  };
}
