import type fc from 'fast-check';
import { z } from 'zod';
import type { Route } from '../../contract/route.ts';
import { fromSchema, type KnownValues, type Shape } from './from-schema.ts';

/** Bodies that a route's own schema allows. */
export function allowedBodies<Deps>(route: Route<Deps>, known: KnownValues): fc.Arbitrary<unknown> {
  const schema = z.toJSONSchema(route.body, {
    io: 'input',
    unrepresentable: 'any',
    metadata: z.registry(),
  });
  return fromSchema(schema as Shape, known);
}
