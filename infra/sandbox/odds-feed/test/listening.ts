import { XMLParser } from 'fast-xml-parser';
import { z } from 'zod';
import type { ProductId } from '../src/feed/product.ts';
import { emptyWorld, openWorld, recover, type WorldOptions } from '../src/play/open-world.ts';
import type { World } from '../src/play/world.ts';

/** A Saturday evening in Korea. */
export const SATURDAY = Date.UTC(2026, 10, 21, 10);

export type Node = {
  name: string;
  attributes: Record<string, string>;
  children: Node[];
};

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseAttributeValue: false,
});

/** One line of a stream, as what it publishes. */
export function parsed(line: string): Node {
  const [node] = nodesOf(parser.parse(line));
  if (!node) throw new Error(`This is no element: ${line}`);
  return node;
}

export function all(node: Node, name: string): Node[] {
  return node.children.flatMap((child) => [
    ...(child.name === name ? [child] : []),
    ...all(child, name),
  ]);
}

export function openTestWorld(options: Partial<WorldOptions> = {}): World {
  const quiet = { seed: 'test', speed: 60, shortEveryMs: 0, withTours: false };
  return openWorld({ ...quiet, startsAt: SATURDAY, ...options });
}

/** Without a calendar, which takes two seconds to price: for what is asked for by hand. */
export function openEmptyWorld({ speed }: Pick<WorldOptions, 'speed'>): World {
  const world = emptyWorld({ seed: 'test', speed, startsAt: SATURDAY });
  world.agenda.advance(SATURDAY);
  return world;
}

/** Asks for a snapshot of what came after a number. */
export function snapshot(world: World, product: ProductId, after: number): Node[] {
  const { received } = listen(world, product);
  const { epoch } = world.products[product];
  recover(world, product, { epoch, after, requestId: 'test' });
  return received();
}

/** What a subscriber receives from now on. */
export function listen(world: World, product: ProductId) {
  const lines: string[] = [];
  const leave = world.products[product].subscribe({
    write: (line) => lines.push(line),
    end: () => undefined,
  });
  lines.length = 0;
  return { lines, leave, received: () => lines.map(parsed) };
}

const attributesShape = z.record(z.string(), z.string());
const entriesShape = z.array(z.record(z.string(), z.unknown())).catch([]);

function nodesOf(list: unknown): Node[] {
  return entriesShape.parse(list).flatMap((entry) => {
    const name = Object.keys(entry).find((key) => key !== ':@');
    if (name === undefined || name === '#text') return [];
    const attributes = attributesShape.parse(entry[':@'] ?? {});
    return [{ name, attributes, children: nodesOf(entry[name]) }];
  });
}
