import fastJson from 'fast-json-stringify';
import { z } from 'zod';

/** Writes an answer's `data`. */
export type WriteData = (data: unknown) => string;

/**
 * Compiles the writer of a route's answer from its zod schema. Only fields the schema names are
 * written, so a handler that gives back a whole row leaks nothing; a required field that is absent
 * throws. A bigint or a Date where the schema has text is written as text.
 *
 * @example compileAnswer(z.object({ cash: wonText }))({ cash: 1n, secret: 1 }) // {"cash":"1"}
 */
export function compileAnswer(data: z.ZodType): WriteData {
  const schema = z.toJSONSchema(data, {
    target: 'draft-7',
    // Names are for documents; a writer that follows references would be slower.
    metadata: z.registry(),
    io: 'input',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      // Checks belong to what comes in; while writing they would only cost time.
      delete jsonSchema.pattern;
      delete jsonSchema.format;
      delete jsonSchema.minimum;
      delete jsonSchema.maximum;
      delete jsonSchema.propertyNames;
    },
  });
  const { $schema: _dialect, ...shape } = schema;
  // Both libraries mean the same JSON Schema, each with types of its own.
  return fastJson(shape as fastJson.Schema);
}
