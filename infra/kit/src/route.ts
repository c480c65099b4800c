import type { z } from 'zod';
import type { Auditor } from './audit.ts';
import type { Caller } from './caller.ts';
import { type Language, refuse, transportCodes } from './result-codes.ts';

/**
 * Who may call a route. `guest` is anyone on a known site, `operator` any logged-in operator,
 * `internal` another service only.
 */
export type Access = 'guest' | 'member' | 'operator' | 'internal' | { permission: string };

type KindOf<A extends Access> = A extends 'guest'
  ? 'guest' | 'member' | 'operator'
  : A extends 'member'
    ? 'member'
    : A extends 'internal'
      ? 'service'
      : 'operator';

/** The callers that can stand before a route with this access. */
export type CallerOf<A extends Access> = Extract<Caller, { kind: KindOf<A> }>;

/** What a handler is given, besides what the service opened. */
export type RouteInput<Body, A extends Access> = {
  body: Body;
  caller: CallerOf<A>;
  requestId: string;
  /**
   * The id of what this request makes: the same for each repetition under one idempotency key.
   * Use it as the primary key, or as the wallet command's id, and a crash between the effect and
   * the stored answer stays exactly once.
   */
  effectId: string;
  language: Language;
  /** What the caller's browser says it is; cut short, and never believed. */
  userAgent: string;
  /** Writes the operator's audit entry in the transaction of the change. Routes with `audits`. */
  audit: Auditor;
};

type KeyRequired = 'required' | 'by-effect';

type RateLimit = { max: number; windowMs: number };

type RouteShape<Deps, Body extends z.ZodType, Data extends z.ZodType, A extends Access> = {
  path: `/${string}`;
  /** One sentence for the OpenAPI document. */
  summary: string;
  access: A;
  /**
   * Reads `idempotency-key`; a repetition gets the first answer, another body C999. `required`:
   * a call without a key is refused. `by-effect`: that too, but no answer is kept: the handler
   * finds by `effectId` what an earlier run made or refused, answers what became of it, and refuses
   * another body itself. For paths where two statements a call are too many.
   */
  idempotent?: true | KeyRequired;
  /** At most `max` calls in `windowMs` by one member, operator or guest's address. */
  rateLimit?: RateLimit;
  /** A z.object without `siteId`: the kit reads and checks that itself. */
  body: Body;
  /** What `data` of the answer holds. Fields it does not name never leave the service. */
  data: Data;
  /** Result codes it can refuse with, for the OpenAPI document. */
  refuses?: readonly string[];
  handle(deps: Deps, input: RouteInput<z.output<Body>, A>): Promise<z.input<Data>>;
} & (A extends { permission: string }
  ? {
      /** true: it changes something, and ends in an error unless `audit` was called. */
      audits: boolean;
    }
  : { audits?: boolean });

/** A route with its types folded away: what the server runs and the documents describe. */
export type Route<Deps> = {
  readonly path: `/${string}`;
  readonly summary: string;
  readonly access: Access;
  readonly idempotent: boolean | KeyRequired;
  readonly audits: boolean;
  readonly rateLimit: RateLimit | undefined;
  readonly body: z.ZodType;
  readonly data: z.ZodType;
  readonly refuses: readonly string[];
  /** Checks the body against the contract and gives back the work, not yet begun. */
  prepare(rawBody: unknown): (deps: Deps, input: PreparedInput) => Promise<unknown>;
};

/** The input before the body is put in and the caller is narrowed. */
export type PreparedInput = Omit<RouteInput<unknown, Access>, 'body' | 'caller' | 'effectId'> & {
  caller: Caller;
  /** Made when it is first asked for: most calls only read and need none. */
  effectId: () => string;
};

/**
 * Declares a route: its contract and its handler as one value.
 *
 * @example
 * export const getUserCash = defineRoute<WalletDeps>()({
 *   path: '/api/cash/getUserCash',
 *   summary: 'What the member holds',
 *   access: 'member',
 *   body: z.object({}),
 *   data: z.object({ cash: wonText }),
 *   handle: async (deps, { caller }) => readBalance(deps, caller.memberId),
 * });
 */
export function defineRoute<Deps>() {
  return <Body extends z.ZodType, Data extends z.ZodType, const A extends Access>(
    route: RouteShape<Deps, Body, Data, A>,
  ): Route<Deps> => ({
    path: route.path,
    summary: route.summary,
    access: route.access,
    idempotent: route.idempotent ?? false,
    audits: route.audits ?? false,
    rateLimit: route.rateLimit,
    body: route.body,
    data: route.data,
    refuses: route.refuses ?? [],
    prepare(rawBody) {
      const body = parseBody(route.body, rawBody);
      return async (deps, input) => {
        const { caller } = input;
        if (!permits(route.access, caller)) throw refusalFor(caller);
        const { requestId, language, userAgent, audit, effectId } = input;
        return route.handle(deps, {
          body,
          caller,
          requestId,
          language,
          userAgent,
          audit,
          get effectId() {
            return effectId();
          },
        });
      };
    },
  });
}

/** Whether a caller may call a route with this access. */
export function permits<A extends Access>(access: A, caller: Caller): caller is CallerOf<A> {
  const wanted: Access = access;
  if (wanted === 'guest') return caller.kind !== 'service';
  if (wanted === 'member') return caller.kind === 'member';
  if (wanted === 'internal') return caller.kind === 'service';
  if (caller.kind !== 'operator') return false;
  return wanted === 'operator' || caller.permissions.includes(wanted.permission);
}

/** A guest is asked to log in; everybody else may not do this. */
export function refusalFor(caller: Caller): Error {
  return refuse(transportCodes, caller.kind === 'guest' ? 'H401' : 'H403');
}

function parseBody<Body extends z.ZodType>(schema: Body, rawBody: unknown): z.output<Body> {
  const parsed = schema.safeParse(rawBody);
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map(({ path, message }) => ({
    path: path.join('.'),
    message,
  }));
  throw refuse(transportCodes, 'H400', {}, { issues });
}
