import { z } from 'zod';

/**
 * Names schemas: in the OpenAPI document each stands once under its name and is referred to, and
 * the web's types have that name. What is made of a named schema (`.extend`) has none itself.
 *
 * @example nameSchemas({ BetView: betShape, SlipView: slipShape });
 */
export function nameSchemas(schemas: Readonly<Record<string, z.ZodType>>): void {
  for (const [id, schema] of Object.entries(schemas)) {
    z.globalRegistry.add(schema, { ...z.globalRegistry.get(schema), id });
  }
}
