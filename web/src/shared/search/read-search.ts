import { type GenericSchema, type InferOutput, safeParse } from 'valibot';

/** What stands behind the question mark of an address, as the router reads it. */
export type Asked = Record<string, unknown>;

type Keys = Record<string, GenericSchema<unknown, unknown>>;

/** What an address may say by such keys; what it does not say is absent. */
export type Found<Schemas extends Keys> = {
  [Key in keyof Schemas]?: InferOutput<Schemas[Key]>;
};

/**
 * Reads an address by a schema for each of its keys. An address is typed, kept and passed on for
 * years: a key that makes no sense is left out, and the others stand.
 */
export function readsSearch<Schemas extends Keys>(schemas: Schemas) {
  return (asked: Asked): Found<Schemas> => {
    const found: Record<string, unknown> = {};
    for (const [key, schema] of Object.entries(schemas)) {
      const read = safeParse(schema, asked[key]);
      if (read.success) found[key] = read.output;
    }
    return found;
  };
}
