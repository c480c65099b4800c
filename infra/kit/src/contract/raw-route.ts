/** A request as it arrived: nothing of it was parsed. */
export type RawRequest = {
  /** With its query, e.g. `/vendor/kplay/transaction/bet`. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: Buffer;
  /** Where it came from, as the gateway saw it. */
  readonly address: string;
  /** The client certificate that was verified before the gateway, as it is named there; empty without one. */
  readonly certificate: string;
  readonly requestId: string;
};

export type RawAnswer = {
  readonly status: number;
  readonly type: string;
  /** `content-disposition`: what a browser does with what it cannot show. */
  readonly disposition?: string;
  readonly body: string | Buffer;
};

/**
 * A path below which an outside protocol is spoken: no envelope, no JSON contract, no siteId. The gateway
 * alone may call it; who stands behind the request is for the handler to find out.
 */
export type RawRoute<Deps> = {
  /** A prefix; everything below it is taken. */
  readonly under: `/${string}`;
  readonly method: 'GET' | 'POST';
  /** Bodies above it are refused with H413. */
  readonly bodyMax: number;
  /**
   * The most bytes of answers that are not read to their end, in this process; more are answered 503. A body
   * that is one and the same `Buffer` counts once. Absent for small answers.
   */
  readonly heldMax?: number;
  handle(deps: Deps, request: RawRequest): Promise<RawAnswer>;
};
