import fc from 'fast-check';
import { z } from 'zod';
import type { Route } from '../../contract/route.ts';
import { fromSchema, type KnownValues, type Shape } from './from-schema.ts';

/** Bodies that a route's own schema allows. */
export function allowedBodies<Deps>(route: Route<Deps>, known: KnownValues): fc.Arbitrary<unknown> {
  return fromSchema(shapeOf(route), known);
}

/** Those without a filter that could hide rows: what may be left out is, or is a known value. */
export function plainBodies<Deps>(route: Route<Deps>, known: KnownValues): fc.Arbitrary<unknown> {
  const bodies = [{}, known].map((kept) => fromSchema(plain(shapeOf(route), known, kept), known));
  return fc.oneof(...bodies);
}

/** @param kept what may be left out and is not */
function plain(shape: Shape, known: KnownValues, kept: KnownValues): Shape {
  const { properties, required = [], anyOf, oneOf, allOf } = shape;
  const inner = (one: Shape) => plain(one, known, kept);
  const fields = Object.entries(properties ?? {}).flatMap(([name, field]) => {
    if (!required.includes(name) && !(name in kept)) return [];
    const values = known[name] ?? [];
    return [[name, values.length === 0 ? inner(field) : { enum: [...values] }] as const];
  });
  return {
    ...shape,
    ...(properties && { properties: Object.fromEntries(fields) }),
    ...(anyOf && { anyOf: anyOf.map(inner) }),
    ...(oneOf && { oneOf: oneOf.map(inner) }),
    ...(allOf && { allOf: allOf.map(inner) }),
  };
}

function shapeOf<Deps>(route: Route<Deps>): Shape {
  const schema = z.toJSONSchema(route.body, {
    io: 'input',
    unrepresentable: 'any',
    metadata: z.registry(),
  });
  return schema as Shape;
}
