import { ServiceTimeout, ServiceUnavailable } from '../calls/service-client.ts';
import { Refusal, refuse, transportCodes } from '../contract/result-codes.ts';
import { isOutage } from '../flow/outage.ts';

type TransportCode = keyof typeof transportCodes;

/** Fastify's own refusals, by their code. */
const frameworkCodes: Readonly<Record<string, TransportCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'H413',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'H415',
  FST_ERR_NOT_FOUND: 'H404',
};

/** How an error is answered, and at which level it is logged. */
export type Answered = { refusal: Refusal; logged: 'error' | 'warn' | 'no' };

/**
 * Decides how an error is answered. What is expected keeps its code; a server that is away is TE99,
 * too much work E002; everything else is E001, which does not give its reason.
 */
export function refusalOf(error: unknown): Answered {
  if (error instanceof ServiceUnavailable || error instanceof ServiceTimeout) {
    return { refusal: error, logged: 'warn' };
  }
  if (error instanceof Refusal) return { refusal: error, logged: 'no' };
  if (error instanceof Error && error.name === 'Overloaded') return transport('E002', 'warn');
  if (isOutage(error)) return transport('TE99', 'warn');
  const { code, statusCode } = frameworkDetails(error);
  const known = frameworkCodes[code];
  if (known !== undefined) return transport(known, 'no');
  if (statusCode >= 400 && statusCode < 500) return transport('H400', 'no');
  return transport('E001', 'error');
}

function transport(code: TransportCode, logged: Answered['logged']): Answered {
  return { refusal: refuse(transportCodes, code), logged };
}

function frameworkDetails(error: unknown): { code: string; statusCode: number } {
  if (!(error instanceof Error)) return { code: '', statusCode: 0 };
  const code: unknown = Reflect.get(error, 'code');
  const statusCode: unknown = Reflect.get(error, 'statusCode');
  return {
    code: typeof code === 'string' ? code : '',
    statusCode: typeof statusCode === 'number' ? statusCode : 0,
  };
}
