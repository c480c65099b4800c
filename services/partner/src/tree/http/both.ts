import type { Caller } from '@noriter/kit/caller';
import type { Language } from '@noriter/kit/result-codes';
import { defineRoute, type Route } from '@noriter/kit/route';
import type { z } from 'zod';
import type { TreeDeps } from '../deps.ts';
import { partnerScope, type Scope } from '../store/reach.ts';

type Shape<Deps, Body extends z.ZodType, Data extends z.ZodType> = {
  /** Behind /api/partner and /api/admin/partner. */
  readonly path: `/${string}`;
  readonly summary: string;
  readonly body: Body;
  readonly data: Data;
  readonly refuses?: readonly string[];
  /** For what takes more than a look at the books. */
  readonly rateLimit?: { readonly max: number; readonly windowMs: number };
  readonly handle: (
    deps: Deps,
    input: { readonly scope: Scope; readonly body: z.output<Body>; readonly language: Language },
  ) => Promise<z.input<Data>>;
};

/**
 * A call that only reads, once for partners and once for operators: a partner sees the own subtree,
 * an operator the site. What both may see is decided by the scope, and by nothing in the call.
 */
export function forBoth<Deps extends TreeDeps>() {
  return <Body extends z.ZodType, Data extends z.ZodType>(
    shape: Shape<Deps, Body, Data>,
  ): readonly Route<Deps>[] => {
    const { path, summary, body, data, refuses = [], rateLimit, handle } = shape;
    const route = defineRoute<Deps>();
    const both = { body, data, ...(rateLimit === undefined ? {} : { rateLimit }) };
    return [
      route({
        ...both,
        path: `/api/partner${path}`,
        summary: `${summary}: of the caller’s subtree`,
        access: 'member',
        refuses: ['PT101', 'PT102', ...refuses],
        handle: async (deps, { body: wish, caller, language }) =>
          handle(deps, { scope: await scopeOf(deps, caller), body: wish, language }),
      }),
      route({
        ...both,
        path: `/api/admin/partner${path}`,
        summary: `${summary}: of the site`,
        access: { permission: 'partners.read' },
        audits: false,
        refuses: ['PT102', ...refuses],
        handle: async (deps, { body: wish, caller, language }) =>
          handle(deps, { scope: await scopeOf(deps, caller), body: wish, language }),
      }),
    ];
  };
}

type Seer = Extract<Caller, { kind: 'member' | 'operator' }>;

/** What a caller sees. @throws Refusal PT101 for a member who is no partner */
export async function scopeOf({ pool, clock }: TreeDeps, caller: Seer): Promise<Scope> {
  const at = clock.now();
  if (caller.kind === 'member') return partnerScope(pool, caller, at);
  return { siteId: caller.siteId, rootId: null, at };
}
