import { XMLBuilder } from 'fast-xml-parser';

const ATTRIBUTE = '@_';

const builder = new XMLBuilder({
  attributeNamePrefix: ATTRIBUTE,
  ignoreAttributes: false,
  suppressEmptyNode: true,
  suppressBooleanAttributes: false,
});

export type Attributes = Readonly<Record<string, string | number | undefined>>;
/** An element: its attributes, and its children by their names. */
export type Element = { readonly attributes: Attributes; readonly children?: Children };
export type Children = Readonly<Record<string, Element | readonly Element[]>>;

/** One element as text, without a line break in it. */
export function xmlText(name: string, element: Element): string {
  return builder.build({ [name]: node(element) });
}

type Node = { [name: string]: string | Node | Node[] };

function node({ attributes, children = {} }: Element): Node {
  const all: Node = {};
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined) all[ATTRIBUTE + name] = String(value).replace(/\s/g, ' ');
  }
  for (const [name, child] of Object.entries(children)) {
    all[name] = isList(child) ? child.map(node) : node(child);
  }
  return all;
}

function isList(child: Element | readonly Element[]): child is readonly Element[] {
  return Array.isArray(child);
}
