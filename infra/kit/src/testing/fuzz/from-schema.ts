import fc from 'fast-check';

/** A JSON Schema without references, as zod writes it. */
export type Shape = {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: Shape[];
  oneOf?: Shape[];
  allOf?: Shape[];
  properties?: Record<string, Shape>;
  required?: string[];
  additionalProperties?: Shape | boolean;
  propertyNames?: Shape;
  items?: Shape;
  prefixItems?: Shape[];
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  pattern?: string;
  format?: string;
};

/** Values of the site under test by the name of their field, so that some calls find something. */
export type KnownValues = Readonly<Record<string, readonly unknown[]>>;

const INT32_MAX = 2_147_483_647;
const LENGTH_MAX = 40;

/** Bodies that a schema allows, its bounds among them. */
export function fromSchema(shape: Shape, known: KnownValues): fc.Arbitrary<unknown> {
  const inner = (one: Shape) => fromSchema(one, known);
  if ('const' in shape) return fc.constant(shape.const);
  if (shape.enum !== undefined) return fc.constantFrom(...shape.enum);
  const union = shape.anyOf ?? shape.oneOf;
  if (union !== undefined) return fc.oneof(...union.map(inner));
  if (shape.allOf !== undefined) {
    return fc.tuple(...shape.allOf.map(inner)).map((parts) => Object.assign({}, ...parts));
  }
  if (Array.isArray(shape.type)) {
    return fc.oneof(...shape.type.map((type) => inner({ ...shape, type })));
  }
  switch (shape.type) {
    case 'object':
      return objects(shape, known);
    case 'array':
      return arrays(shape, inner);
    case 'integer':
      return integers(shape);
    case 'number':
      return fc.oneof(integers(shape), fc.double({ noNaN: true, noDefaultInfinity: true }));
    case 'string':
      return texts(shape);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return fc.jsonValue({ maxDepth: 3 });
  }
}

function objects(shape: Shape, known: KnownValues): fc.Arbitrary<unknown> {
  const { properties = {}, required = [], additionalProperties } = shape;
  const fields = Object.entries(properties).map(([name, field]) => {
    const values = known[name] ?? [];
    const made = fromSchema(field, known);
    const weighted =
      values.length === 0
        ? made
        : fc.oneof(
            { weight: 3, arbitrary: fc.constantFrom(...values) },
            { weight: 1, arbitrary: made },
          );
    return [name, weighted] as const;
  });
  const record = fc.record(Object.fromEntries(fields), {
    requiredKeys: required.filter((name) => name in properties),
  });
  if (typeof additionalProperties !== 'object') return record;
  const names = fromSchema(shape.propertyNames ?? { type: 'string', minLength: 1 }, known);
  const entries = fc.array(fc.tuple(names, fromSchema(additionalProperties, known)), {
    maxLength: 4,
  });
  return fc.tuple(record, entries).map(([one, more]) => ({
    ...one,
    ...Object.fromEntries(more.map(([k, v]) => [String(k), v])),
  }));
}

function arrays(shape: Shape, inner: (shape: Shape) => fc.Arbitrary<unknown>) {
  if (shape.prefixItems !== undefined) return fc.tuple(...shape.prefixItems.map(inner));
  const { minItems = 0, maxItems = minItems + 4, items = {} } = shape;
  return fc.array(inner(items), {
    minLength: minItems,
    maxLength: Math.max(minItems, Math.min(maxItems, minItems + 4)),
  });
}

function integers({ minimum, maximum }: Shape): fc.Arbitrary<number> {
  const min = Math.max(minimum ?? Number.MIN_SAFE_INTEGER, Number.MIN_SAFE_INTEGER);
  const max = Math.min(maximum ?? Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
  const bounds = [min, max, 0, 1, INT32_MAX, INT32_MAX + 1].filter((n) => n >= min && n <= max);
  return fc.oneof(
    fc.integer({ min, max: Math.min(max, min + 100) }),
    fc.integer({ min, max }),
    fc.constantFrom(...bounds),
  );
}

function texts(shape: Shape): fc.Arbitrary<string> {
  const { format, pattern, minLength = 0, maxLength = LENGTH_MAX } = shape;
  if (format === 'date') return days;
  if (format === 'date-time') return days.map((day) => `${day}T12:00:00Z`);
  if (format === 'uuid' || pattern?.includes('[0-9a-fA-F]{8}')) return fc.uuid();
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern));
  const longest = Math.max(minLength, Math.min(maxLength, LENGTH_MAX));
  return fc.oneof(
    { weight: 4, arbitrary: fc.string({ unit: 'grapheme', minLength, maxLength: longest }) },
    { weight: 1, arbitrary: fc.constant('가'.repeat(maxLength)) },
    { weight: 1, arbitrary: fc.constant('%_\\'.repeat(maxLength).slice(0, maxLength)) },
  );
}

const days = fc.oneof(
  fc
    .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
  fc.constantFrom('0000-01-01', '0001-01-01', '1582-10-10', '1999-12-31', '2000-01-01'),
  fc.constantFrom('2024-02-29', '2099-12-31', '2100-01-01', '9999-12-31'),
);
