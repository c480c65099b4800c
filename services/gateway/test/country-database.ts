import { isIPv4 } from 'node:net';

/**
 * A small database of countries in MaxMind's format, as the gateway reads a real one: a binary tree
 * over the bits of an address, whose leaves point to a country.
 */
export function countryDatabase(countries: Readonly<Record<string, string>>): Buffer {
  const root: Node = [null, null];
  const data: Buffer[] = [];
  const nodes: Node[] = [root];
  for (const [network, country] of Object.entries(countries)) {
    const [address = '', length = '0'] = network.split('/');
    // IPv4 has its place below ::/96.
    const bits = isIPv4(address)
      ? '0'.repeat(96) + bitsOf4(address).slice(0, Number(length))
      : bitsOf6(address).slice(0, Number(length));
    const at = Buffer.concat(data).length;
    data.push(map({ country: map({ iso_code: text(country) }) }));
    place(nodes, root, bits, at);
  }
  return Buffer.concat([
    treeOf(nodes),
    Buffer.alloc(16),
    ...data,
    Buffer.from('\xab\xcd\xefMaxMind.com', 'latin1'),
    map({
      binary_format_major_version: uint16(2),
      binary_format_minor_version: uint16(0),
      build_epoch: uint64(1_773_500_000n),
      database_type: text('Test-Country'),
      description: map({ en: text('Countries of a test') }),
      ip_version: uint16(6),
      languages: Buffer.from([0x00, 0x04]),
      node_count: uint32(nodes.length),
      record_size: uint16(RECORD_BITS),
    }),
  ]);
}

type Node = [Child, Child];
/** Another node, or where in the data a leaf points. */
type Child = Node | number | null;

const RECORD_BITS = 24;
const RECORD_BYTES = RECORD_BITS / 8;

function place(nodes: Node[], root: Node, bits: string, at: number): void {
  let node = root;
  for (const bit of bits.slice(0, -1)) {
    const side = Number(bit) as 0 | 1;
    const next = node[side];
    if (Array.isArray(next)) node = next;
    else {
      const made: Node = [null, null];
      nodes.push(made);
      node[side] = made;
      node = made;
    }
  }
  node[Number(bits.at(-1)) as 0 | 1] = at;
}

function treeOf(nodes: readonly Node[]): Buffer {
  const places = new Map(nodes.map((node, index) => [node, index]));
  const tree = Buffer.alloc(nodes.length * 2 * RECORD_BYTES);
  const recordOf = (child: Child): number => {
    if (child === null) return nodes.length;
    return typeof child === 'number' ? nodes.length + 16 + child : (places.get(child) ?? 0);
  };
  for (const [index, [zero, one]] of nodes.entries()) {
    tree.writeUIntBE(recordOf(zero), index * 2 * RECORD_BYTES, RECORD_BYTES);
    tree.writeUIntBE(recordOf(one), (index * 2 + 1) * RECORD_BYTES, RECORD_BYTES);
  }
  return tree;
}

function bitsOf4(address: string): string {
  return address
    .split('.')
    .map((part) => Number(part).toString(2).padStart(8, '0'))
    .join('');
}

function bitsOf6(address: string): string {
  const [head = '', tail = ''] = address.split('::').map((side) => side);
  const groups = (side: string) => (side === '' ? [] : side.split(':'));
  const zeros = 8 - groups(head).length - groups(tail).length;
  return [...groups(head), ...Array<string>(zeros).fill('0'), ...groups(tail)]
    .map((part) => Number.parseInt(part, 16).toString(2).padStart(16, '0'))
    .join('');
}

/** Types of the format: 2 text, 5 and 6 short numbers, 7 a map, 9 a long number. */
function text(value: string): Buffer {
  const bytes = Buffer.from(value);
  return Buffer.concat([sized(2, bytes.length), bytes]);
}

/** From 29 on, a length takes a byte of its own. */
function sized(type: number, length: number): Buffer {
  return length < 29
    ? Buffer.from([(type << 5) | length])
    : Buffer.from([(type << 5) | 29, length - 29]);
}

function map(values: Readonly<Record<string, Buffer>>): Buffer {
  const pairs = Object.entries(values).flatMap(([key, value]) => [text(key), value]);
  return Buffer.concat([sized(7, pairs.length / 2), ...pairs]);
}

function uint16(value: number): Buffer {
  return Buffer.from([(5 << 5) | 2, value >> 8, value & 0xff]);
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return Buffer.concat([Buffer.from([(6 << 5) | 4]), bytes]);
}

function uint64(value: bigint): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(value);
  return Buffer.concat([Buffer.from([8, 9 - 7]), bytes]);
}
