import { answerWait } from '@noriter/kit/answer-wait';
import { Agent, type Dispatcher, request } from 'undici';

/** How long a vendor's server has for an answer, in milliseconds, times ANSWER_WAIT_FACTOR. */
const ANSWER_MS_MAX = 5_000;

/** Whatever that comes to: who moves money has fifteen seconds for a step, and then somebody else asks about it. */
const ANSWER_MS_TOP = 12_000;

/** What it may answer at most, in bytes: a page of a catalogue is a tenth of it, so is a picture. */
export const ANSWER_BYTES_MAX = 5_000_000;

const agent = new Agent({ maxResponseSize: ANSWER_BYTES_MAX });

/** It is there, and does not want what it was asked for. */
export class VendorAnswered extends Error {
  override readonly name = 'VendorAnswered';
  readonly status: number;

  constructor(status: number) {
    super(`It answered ${status}.`);
    this.status = status;
  }
}

type Asked = Pick<Dispatcher.RequestOptions, 'method' | 'headers' | 'body'>;

/**
 * Asks a vendor's server, which is not trusted to be short: an answer over the bound ends at it, whatever
 * length was promised. No redirect is followed, and nothing is unpacked, so that little stays little.
 *
 * @throws Error when there is no answer in time, when it is too long, and when its status is no success
 */
export async function askVendorServer(
  url: string | URL,
  asked: Asked,
): Promise<Dispatcher.ResponseData['body']> {
  const signal = AbortSignal.timeout(Math.min(answerWait(ANSWER_MS_MAX), ANSWER_MS_TOP));
  const { statusCode, body } = await request(url, { ...asked, dispatcher: agent, signal });
  if (statusCode >= 200 && statusCode < 300) return body;
  await body.dump();
  throw new VendorAnswered(statusCode);
}
