import { z } from 'zod';
import { type CodeTable, transportCodes } from '../../contract/result-codes.ts';
import type { Route } from '../../contract/route.ts';
import { refusedByBusiness } from '../../http/openapi-refusals.ts';

/** What a service answered to one request. */
export type Answered = { status: number; text: string };

/** `failure` for a 5xx, `outside` for what the OpenAPI document does not say, with the reason. */
export type Verdict = { kind: 'fine' } | { kind: 'failure' | 'outside'; why: string };

const envelope = z.strictObject({
  resultCode: z.string(),
  resultMessage: z.string().min(1),
  data: z.unknown(),
  requestId: z.string().min(1),
});

/** Says whether an answer is one that the document of its route describes. */
export function judge<Deps>(route: Route<Deps>, { status, text }: Answered): Verdict {
  const parsed = envelope.safeParse(jsonOf(text));
  if (!parsed.success) return { kind: 'outside', why: `${status} without an envelope: ${text}` };
  const { resultCode, data } = parsed.data;
  // A site under maintenance is no defect; that is what an operator has asked for.
  if (status >= 500 && resultCode !== 'S003') {
    return { kind: 'failure', why: `${status} ${resultCode}` };
  }
  if (status !== 200) return judgeRefusal(status, resultCode);
  if (resultCode !== '0') return judgeCode(route, resultCode);
  const answer = route.data.safeParse(data);
  if (answer.success) return { kind: 'fine' };
  return { kind: 'outside', why: `data: ${z.prettifyError(answer.error)}` };
}

function judgeRefusal(status: number, code: string): Verdict {
  const table: CodeTable = transportCodes;
  if (table[code]?.http === status) return { kind: 'fine' };
  return { kind: 'outside', why: `${status} with ${code}` };
}

function judgeCode<Deps>(route: Route<Deps>, code: string): Verdict {
  if (route.access === 'internal' || refusedByBusiness(route).includes(code)) {
    return { kind: 'fine' };
  }
  return { kind: 'outside', why: `it does not declare ${code}` };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
