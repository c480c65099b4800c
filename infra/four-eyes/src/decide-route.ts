import type { Auditor } from '@noriter/kit/audit';
import { idText } from '@noriter/kit/id-text';
import { type CallerOf, defineRoute, type Route } from '@noriter/kit/route';
import { z } from 'zod';
import { type RequestRefusals, refusalCodes } from './decide-request.ts';
import { type RequestMove, type RequestStatus, requestStatuses } from './request.ts';
import { decisionShape } from './request-shape.ts';

type Contract<Deps> = {
  readonly path: `/api/admin/${string}`;
  readonly summary: string;
  readonly permission: string;
  /** What ids of its requests look like. */
  readonly requestId?: z.ZodType<string>;
  readonly refusals: RequestRefusals;
  /** Beside those of every request. */
  readonly refuses: readonly string[];
  readonly decide: (
    deps: Deps,
    by: CallerOf<{ permission: string }> & { readonly audit: Auditor },
    decision: { readonly requestId: string; readonly move: RequestMove; readonly reason: string },
  ) => Promise<RequestStatus>;
};

/** The route by which a second operator answers a request, or who asked takes it back. */
export function decideRoute<Deps>() {
  return (contract: Contract<Deps>): Route<Deps> => {
    const { path, summary, permission, requestId = idText, refusals, refuses } = contract;
    return defineRoute<Deps>()({
      path,
      summary,
      access: { permission },
      audits: true,
      approves: ({ move }) => move === 'approve',
      idempotent: true,
      body: z.object({ requestId, ...decisionShape }),
      data: z.object({ status: z.enum(requestStatuses) }),
      refuses: [...refusalCodes(refusals), ...refuses, 'C999'],
      handle: async (deps, { body, caller, audit }) => ({
        status: await contract.decide(deps, { ...caller, audit }, body),
      }),
    });
  };
}
