import { expect, test } from 'vitest';
import { ServiceTimeout, ServiceUnavailable } from '../calls/service-client.ts';
import { refuse, transportCodes } from '../contract/result-codes.ts';
import { Overloaded } from '../flow/micro-batch.ts';
import { refusalOf } from './refusal-of.ts';

const withCode = (code: string, statusCode = 500) =>
  Object.assign(new Error('inside'), { code, statusCode });

test.each([
  ['an expected refusal', refuse(transportCodes, 'T999'), 'T999', 'no'],
  ['a service that is down', new ServiceUnavailable(new Error('x')), 'TE99', 'warn'],
  ['a service that is late', new ServiceTimeout(new Error('x')), 'NT99', 'warn'],
  ['a full queue', new Overloaded('full'), 'E002', 'warn'],
  ['a database that restarts', withCode('57P01'), 'TE99', 'warn'],
  ['a database that only reads', withCode('25006'), 'TE99', 'warn'],
  ['a body too large', withCode('FST_ERR_CTP_BODY_TOO_LARGE', 413), 'H413', 'no'],
  ['another content type', withCode('FST_ERR_CTP_INVALID_MEDIA_TYPE', 415), 'H415', 'no'],
  ['any other 4xx of the framework', withCode('FST_ERR_X', 400), 'H400', 'no'],
  ['a broken constraint', withCode('23505'), 'E001', 'error'],
  ['a defect', new TypeError('undefined is not a function'), 'E001', 'error'],
  ['something that is no error', 'text', 'E001', 'error'],
])('%s', (_what, error, code, logged) => {
  const answered = refusalOf(error);
  expect([answered.refusal.code, answered.logged]).toEqual([code, logged]);
});
