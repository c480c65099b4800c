import type { RawAnswer, RawRequest, RawRoute } from '@noriter/kit/raw-route';
import { answerVendor } from '../actions/answer-vendor.ts';
import type { SeamlessDeps } from '../deps.ts';

const BODY_BYTES_MAX = 65_536;

const refusals = {
  unknown: { status: 404, type: 'application/json', body: '{"error":"unknown vendor"}' },
  address: { status: 403, type: 'application/json', body: '{"error":"address not allowed"}' },
  certificate: {
    status: 403,
    type: 'application/json',
    body: '{"error":"client certificate not allowed"}',
  },
} as const satisfies Record<string, RawAnswer>;

/** Where vendors call us, each in its own protocol. */
export const vendorDoor: RawRoute<SeamlessDeps> = {
  under: '/vendor',
  method: 'POST',
  bodyMax: BODY_BYTES_MAX,
  async handle(deps, request) {
    const { vendorKey, ...read } = vendorRequestOf(request);
    const { address, certificate, requestId } = request;
    const answer = await answerVendor(deps, vendorKey, read, { address, certificate, requestId });
    return typeof answer === 'string' ? refusals[answer] : answer;
  },
};

function vendorRequestOf({ url, headers, body }: RawRequest) {
  const { pathname, searchParams: query } = new URL(url, 'http://vendor');
  const [, , vendorKey = '', ...rest] = pathname.split('/');
  return { vendorKey, path: `/${rest.join('/')}`, query, headers, body };
}
