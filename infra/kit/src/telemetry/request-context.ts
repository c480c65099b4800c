import { AsyncLocalStorage } from 'node:async_hooks';

/** What travels with a request or a consumed message through everything it calls. */
export type RequestContext = {
  /** The id that a person quotes and that every log line, envelope and event carries. */
  readonly requestId: string;
  /** The W3C trace context that came in, where one did. */
  readonly traceparent?: string | undefined;
};

const storage = new AsyncLocalStorage<RequestContext>();

/** Runs `work` with the context, for it and for all it awaits. */
export function runInContext<T>(context: RequestContext, work: () => T): T {
  return storage.run(context, work);
}

/** The context of the request or message at work, if any. */
export function currentContext(): RequestContext | undefined {
  return storage.getStore();
}

/** The request's id, or undefined outside of one (a job, the start). */
export function currentRequestId(): string | undefined {
  return storage.getStore()?.requestId;
}
