const bodies = new WeakMap<Request, RequestInit['body']>();

/**
 * A request that can be sent once more. A clone could be, too; but then both are sent as streams, with a
 * length that nobody knows ahead.
 */
export class RepeatableRequest extends Request {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(input, init);
    bodies.set(this, init?.body ?? null);
  }
}

/** The same call with another token, or as a guest. */
export function askedAgain(request: Request, token: string | null): Request {
  const { url, method, signal } = request;
  const headers = new Headers(request.headers);
  if (token === null) headers.delete('token');
  else headers.set('token', token);
  return new Request(url, { method, headers, signal, body: bodies.get(request) ?? null });
}
