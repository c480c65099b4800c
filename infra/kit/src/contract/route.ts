import type { ServiceName } from '@noriter/registry/services';
import type { z } from 'zod';
import type { Auditor } from '../audit/audit.ts';
import type { Caller } from '../auth/caller.ts';
import {
  type Access,
  type CallerOf,
  isOfPlatform,
  permits,
  refusalFor,
  refuseFresh,
  refuseUnproven,
} from './access.ts';
import { type Language, refuse, transportCodes } from './result-codes.ts';

export type { Access, CallerOf } from './access.ts';

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
  /** The caller's user agent; cut short, and never trusted. */
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
  /**
   * true: it brings money into play (a deposit, a bet, a launch). Refused without the gateway's word
   * that it may be: S008, S009.
   */
  bringsMoney?: true;
  /** Bodies above it are refused with H413; 1 MB where nothing is given. The gateway has a list too. */
  bodyMax?: number;
  /** A z.object without `siteId`: the kit reads and checks that itself. */
  body: Body;
  /** What `data` of the answer holds. Fields it does not name never leave the service. */
  data: Data;
  /** Result codes it can refuse with, for the OpenAPI document. */
  refuses?: readonly string[];
  handle(deps: Deps, input: RouteInput<z.output<Body>, A>): Promise<z.input<Data>>;
} & (A extends 'internal'
  ? {
      /** Who may call it; any other service is refused with H403. */
      callers: readonly ServiceName[];
    }
  : { callers?: undefined }) &
  (A extends { permission: string }
    ? {
        /** true: it changes something, and ends in an error unless `audit` was called. */
        audits: boolean;
        /**
         * Whether such a body approves what somebody asked for: an operator who is fresh may not yet
         * (A120).
         */
        approves?: (body: z.output<Body>) => boolean;
        /**
         * Whether an operator moves money by it, maybe alone, or decides where it goes: who has not
         * proven the second factor of late is asked for it first (A122). What approves asks for it too.
         */
        movesMoney?: true;
      }
    : { audits?: boolean; approves?: undefined; movesMoney?: undefined });

/** A route with its types folded away: what the server runs and the documents describe. */
export type Route<Deps> = {
  readonly path: `/${string}`;
  readonly summary: string;
  readonly access: Access;
  /** The services that may call an internal route; none elsewhere. */
  readonly callers: readonly string[];
  readonly idempotent: boolean | KeyRequired;
  readonly audits: boolean;
  readonly rateLimit: RateLimit | undefined;
  readonly bringsMoney: boolean;
  readonly bodyMax: number | undefined;
  readonly body: z.ZodType;
  readonly data: z.ZodType;
  readonly refuses: readonly string[];
  /** Checks the body against the contract and gives back the work, not yet begun. */
  prepare(rawBody: unknown): (deps: Deps, input: PreparedInput) => Promise<unknown>;
};

/** The input before the body is put in and the caller is narrowed. */
export type PreparedInput = Omit<RouteInput<unknown, Access>, 'body' | 'caller' | 'effectId'> & {
  caller: Caller;
  /** The clock of the server; of the machine where none is given. */
  now?: () => Date;
  /** Made when it is first asked for: most calls only read and need none. */
  effectId: () => string;
};

/**
 * Declares a route: its contract and its handler as one value.
 *
 * @example
 * export const getUserCash = defineRoute<WalletDeps>()({
 *   path: '/api/cash/getUserCash',
 *   summary: 'What the member has',
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
    callers: route.callers ?? [],
    idempotent: route.idempotent ?? false,
    audits: route.audits ?? false,
    rateLimit: route.rateLimit,
    bringsMoney: route.bringsMoney ?? false,
    bodyMax: route.bodyMax,
    body: route.body,
    data: route.data,
    refuses: refusesOf(route),
    prepare(rawBody) {
      const body = parseBody(route.body, rawBody);
      return async (deps, input) => {
        const { caller } = input;
        if (!permits(route.access, caller, route.callers)) throw refusalFor(caller, route.access);
        const approves = route.approves?.(body) === true;
        if (approves || route.movesMoney === true) {
          const now = input.now?.() ?? new Date();
          if (approves) refuseFresh(caller, now);
          refuseUnproven(caller, now);
        }
        return route.handle(deps, new GivenInput<z.output<Body>, A>(body, caller, input));
      };
    },
  });
}

/** A class, because an object made by hand with a getter costs many times as much to make. */
class GivenInput<Body, A extends Access> implements RouteInput<Body, A> {
  readonly body: Body;
  readonly caller: CallerOf<A>;
  readonly requestId: string;
  readonly language: Language;
  readonly userAgent: string;
  readonly audit: Auditor;
  readonly #effectId: () => string;

  constructor(body: Body, caller: CallerOf<A>, input: PreparedInput) {
    this.body = body;
    this.caller = caller;
    this.requestId = input.requestId;
    this.language = input.language;
    this.userAgent = input.userAgent;
    this.audit = input.audit;
    this.#effectId = input.effectId;
  }

  get effectId(): string {
    return this.#effectId();
  }
}

function refusesOf(route: {
  access: Access;
  refuses?: readonly string[];
  bringsMoney?: boolean;
  approves?: unknown;
  movesMoney?: unknown;
}): readonly string[] {
  const { access, refuses = [], bringsMoney = false, approves, movesMoney } = route;
  return [
    ...refuses,
    ...(bringsMoney ? ['S008', 'S009'] : []),
    ...(approves === undefined ? [] : ['A120']),
    ...(isOfPlatform(access) ? ['A121'] : []),
    ...(approves === undefined && movesMoney === undefined ? [] : ['A122']),
  ];
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
