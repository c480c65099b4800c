import { hierarchy, treemap } from 'd3-hierarchy';

/** A tile of a map, in percent of its sides; as large as its value among the others. */
export type Tile = { key: string; left: number; top: number; width: number; height: number };

type Node = { key: string; value: number; children?: readonly Node[] };

/**
 * Lays values out as tiles that fill a frame, close to squares, the largest first. What is zero or below
 * has no tile.
 *
 * @param shape how much wider than high the frame is
 */
export function tilesOf(values: ReadonlyMap<string, number>, shape: number): Tile[] {
  const leaves = [...values]
    .filter(([, value]) => value > 0)
    .map(([key, value]): Node => ({ key, value }))
    .toSorted((one, other) => other.value - one.value);
  if (leaves.length === 0) return [];
  const root = hierarchy<Node>({ key: '', value: 0, children: leaves }, ({ children }) => children);
  const laid = treemap<Node>().size([100 * shape, 100])(root.sum(({ value }) => value));
  return laid.leaves().map(({ data: { key }, x0, x1, y0, y1 }) => ({
    key,
    left: x0 / shape,
    top: y0,
    width: (x1 - x0) / shape,
    height: y1 - y0,
  }));
}
