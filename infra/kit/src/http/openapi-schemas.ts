import { z } from 'zod';

/** A JSON Schema, as the document holds it. */
export type JsonSchema = Record<string, unknown>;

/** In an answer a field with a default is always there; in a body it may be left out. */
type Side = 'body' | 'answer';

/** Turns zod schemas into parts of one document, and gathers those with a name. */
export type Schemas = {
  /** JSON Schema of what travels: for a codec its text, both in a body and in an answer. */
  onTheWire(schema: z.ZodType, side: Side): JsonSchema;
  /**
   * The document's parts with their references in place, and what they refer to, by its name. A
   * named schema whose body and answer differ is called `…Input` in bodies.
   */
  resolve<T extends object>(parts: T): { parts: T; named: Record<string, JsonSchema> };
};

const COMPONENTS = '#/components/schemas/';
const REFERENCE = /"#\/(body|answer)\/([^"]+)"/g;

/** Formats say all that zod's long patterns for them would. */
const impliedByFormat = new Set(['date', 'date-time', 'uuid', 'email']);

/**
 * Collects the schemas of one document. A schema with a name stands there once and is referred to.
 *
 * @throws when two different schemas have one name
 */
export function createSchemas(): Schemas {
  /** As JSON, by side and name. */
  const found = { body: new Map<string, string>(), answer: new Map<string, string>() };

  function keep(name: string, side: Side, json: string): void {
    const known = found[side].get(name);
    if (known !== undefined && known !== json) {
      throw new Error(`Two different schemas are named ${name}.`);
    }
    found[side].set(name, json);
  }

  return {
    onTheWire(schema, side) {
      const {
        $schema: _dialect,
        $defs = {},
        ...shape
      } = z.toJSONSchema(schema, {
        io: 'input',
        unrepresentable: 'any',
        override: ({ jsonSchema }) => simplify(jsonSchema, side),
      });
      for (const [name, named] of Object.entries($defs)) keep(name, side, toSide(named, side));
      return JSON.parse(toSide(shape, side));
    },
    resolve(parts) {
      const twofold = differing(found.body, found.answer);
      const resolved = (json: string) =>
        json.replace(REFERENCE, (_, side: Side, name: string) =>
          JSON.stringify(`${COMPONENTS}${nameOn(side, name)}`),
        );
      const nameOn = (side: Side, name: string) =>
        side === 'body' && twofold.has(name) ? `${name}Input` : name;
      const named = (['body', 'answer'] as const).flatMap((side) =>
        [...found[side]].map(([name, json]) => [nameOn(side, name), resolved(json)] as const),
      );
      const sorted = named.toSorted(([a], [b]) => (a < b ? -1 : 1));
      return {
        parts: JSON.parse(resolved(JSON.stringify(parts))),
        named: Object.fromEntries(sorted.map(([name, json]) => [name, JSON.parse(json)])),
      };
    },
  };
}

/** The names that mean one thing in bodies and another in answers, by themselves or a part. */
function differing(body: Map<string, string>, answer: Map<string, string>): Set<string> {
  const neutral = (json: string | undefined) => json?.replace(REFERENCE, '"$2"');
  const shared = [...body.keys()].filter((name) => answer.has(name));
  const found = new Set(
    shared.filter((name) => neutral(body.get(name)) !== neutral(answer.get(name))),
  );
  for (let size = -1; size !== found.size; ) {
    size = found.size;
    for (const name of shared) {
      const parts = [...(body.get(name) ?? '').matchAll(REFERENCE)];
      if (parts.some(([, , part = '']) => found.has(part))) found.add(name);
    }
  }
  return found;
}

/** Leaves out what says nothing, and what is true of one side only. */
function simplify(schema: JsonSchema, side: Side): void {
  if (impliedByFormat.has(String(schema.format))) delete schema.pattern;
  // In a document it would mean that only the service may set it.
  delete schema.readOnly;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  if (JSON.stringify(schema.propertyNames) === '{"type":"string"}') delete schema.propertyNames;
  if (side === 'answer') requireDefaults(schema);
}

function requireDefaults(schema: JsonSchema): void {
  const { properties, required = [] } = schema;
  if (typeof properties !== 'object' || properties === null || !Array.isArray(required)) return;
  const always = Object.entries(properties).flatMap(([name, field]) =>
    required.includes(name) || 'default' in Object(field) ? [name] : [],
  );
  if (always.length > 0) schema.required = always;
}

/** Its JSON, with references to the named schemas of a side. */
function toSide(schema: object, side: Side): string {
  return JSON.stringify(schema, (key, value: unknown) =>
    key === '$ref' && typeof value === 'string' ? value.replace('#/$defs/', `#/${side}/`) : value,
  );
}

/** A reference to a named schema. */
export function refTo(name: string): JsonSchema {
  return { $ref: `${COMPONENTS}${name}` };
}
