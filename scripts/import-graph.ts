import { dirname, join, normalize } from 'node:path';

/** Files and the files that each imports, by value or by type; both relative to the repository. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/** @param read gives a file's text */
export function importGraph(paths: readonly string[], read: (path: string) => string): ImportGraph {
  const known = new Set(paths);
  return new Map(
    paths.map((path) => {
      const found = read(path).matchAll(/(?:from|import|import\()\s*'(\.[^']+)'/g);
      const targets = [...found].map(([, target = '']) => normalize(join(dirname(path), target)));
      return [path, [...new Set(targets)].filter((target) => known.has(target))];
    }),
  );
}

/** Groups of files that import each other in a circle: Tarjan's strongly connected components. */
export function importCircles(graph: ImportGraph): string[][] {
  const circles: string[][] = [];
  const order = new Map<string, number>();
  const low = new Map<string, number>();
  const open: string[] = [];
  const visit = (path: string) => {
    order.set(path, order.size);
    low.set(path, order.size - 1);
    open.push(path);
    for (const target of graph.get(path) ?? []) {
      if (!order.has(target)) visit(target);
      if (open.includes(target)) low.set(path, Math.min(low.get(path) ?? 0, low.get(target) ?? 0));
    }
    if (low.get(path) !== order.get(path)) return;
    const circle = open.splice(open.indexOf(path));
    if (circle.length > 1) circles.push(circle.toSorted());
  };
  for (const path of graph.keys()) if (!order.has(path)) visit(path);
  return circles;
}
