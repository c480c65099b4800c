import { vi } from 'vitest';

type Call = { path: string; body: Record<string, unknown>; headers: Headers };
type Answer =
  | { data: unknown; date?: string }
  | { code: string; message: string; data?: unknown; status?: number; date?: string }
  | 'lost'
  | 'cut';

/** Answers the site's calls in a test as a service would; a path not named is not found. */
export function answerCalls(
  answers: Readonly<Record<string, (call: Call) => Answer | Promise<Answer>>>,
) {
  const calls: Call[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (request) => {
    if (!(request instanceof Request)) throw new Error('Only the client of the site calls.');
    const path = new URL(request.url).pathname;
    const call = { path, body: await request.json(), headers: request.headers };
    calls.push(call);
    const answer = (await answers[path]?.(call)) ?? {
      code: 'H404',
      message: `${path} is not answered.`,
    };
    if (answer === 'lost') throw new TypeError('The connection was lost.');
    if (answer === 'cut') return new Response(brokenOff());
    const { status = 200 } = 'code' in answer ? answer : {};
    const headers = 'date' in answer && answer.date ? { date: answer.date } : undefined;
    return Response.json(envelopeOf(answer), { status, ...(headers && { headers }) });
  });
  return { to: (path: string) => calls.filter((call) => call.path === path) };
}

function envelopeOf(answer: Exclude<Answer, 'lost' | 'cut'>) {
  const { code, message } = 'code' in answer ? answer : { code: '0', message: '' };
  return { resultCode: code, resultMessage: message, data: answer.data ?? null, requestId: 'test' };
}

/** The line breaks between two parts of an answer. */
function brokenOff() {
  return new ReadableStream<Uint8Array>({
    start(stream) {
      stream.enqueue(new TextEncoder().encode('{"resultCode":"0",'));
      stream.error(new TypeError('The connection was lost.'));
    },
  });
}
