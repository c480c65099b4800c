import type { AuditEntry } from '@noriter/kit/audit';
import type { Caller } from '@noriter/kit/caller';
import { withTransaction } from '@noriter/kit/postgres';
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
  readonly rateLimit?: RateLimit;
  /** What an operator takes away, who reads the site: it needs a right of its own and is kept. */
  readonly takesAway?: {
    readonly permission: string;
    readonly rateLimit: RateLimit;
    /** The audit entry of an answer. */
    readonly entry: (
      asked: { readonly siteId: string; readonly body: z.output<Body> },
      data: z.input<Data>,
    ) => AuditEntry;
  };
  readonly handle: (
    deps: Deps,
    input: { readonly scope: Scope; readonly body: z.output<Body>; readonly language: Language },
  ) => Promise<z.input<Data>>;
};

type RateLimit = { readonly max: number; readonly windowMs: number };

/**
 * A call that only reads, once for partners and once for operators: a partner sees the own subtree,
 * an operator the site. What both may see is decided by the scope, and by nothing in the call. What
 * an operator takes away is in the audit log, a partner's own is not.
 */
export function forBoth<Deps extends TreeDeps>() {
  return <Body extends z.ZodType, Data extends z.ZodType>(
    shape: Shape<Deps, Body, Data>,
  ): readonly Route<Deps>[] => {
    const { path, summary, body, data, refuses = [], rateLimit, takesAway, handle } = shape;
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
        ...(takesAway === undefined ? {} : { rateLimit: takesAway.rateLimit }),
        path: `/api/admin/partner${path}`,
        summary: `${summary}: of the site${takesAway === undefined ? '' : '; who took it is kept in the audit'}`,
        access: { permission: takesAway?.permission ?? 'partners.read' },
        audits: takesAway !== undefined,
        refuses: ['PT102', ...refuses],
        async handle(deps, { body: wish, caller, language, audit }) {
          const scope = await scopeOf(deps, caller);
          const answer = await handle(deps, { scope, body: wish, language });
          if (takesAway !== undefined) {
            const entry = takesAway.entry({ siteId: scope.siteId, body: wish }, answer);
            await withTransaction(deps.pool, (tx) => audit(tx, entry));
          }
          return answer;
        },
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
