/** What clients say they take, by RFC 9110: refusals (q=0), weights and wildcards included. */
import type { IncomingHttpHeaders } from 'node:http';
import Negotiator from 'negotiator';

/** What its types do not know yet: which of several that are liked alike comes first. */
type Encodings = {
  encodings(available: readonly string[], options: { preferred: readonly string[] }): string[];
};

/** Whether a client takes a kind of content. One that names none takes all of them. */
export function takesType({ accept }: IncomingHttpHeaders, type: string): boolean {
  if (accept === undefined || accept.trim() === '') return true;
  return new Negotiator({ headers: { accept } }).mediaType([type]) !== undefined;
}

/**
 * Those of our encodings that a client takes, the one it likes best first, and in our order where it
 * likes them alike. `identity` stands among them unless it was refused.
 */
export function encodingsOf(headers: IncomingHttpHeaders, ours: readonly string[]): string[] {
  const accepted = headers['accept-encoding'];
  if (accepted === undefined) return ['identity'];
  const preferred = [...ours, 'identity'];
  const negotiator: Encodings = new Negotiator({ headers: { 'accept-encoding': accepted } });
  return negotiator.encodings(preferred, { preferred });
}

/**
 * The one of our languages that a client likes best. Of those it likes alike the first it names wins:
 * `ko-KR, en` comes from somebody who reads Korean.
 */
export function languageAmong<One extends string>(
  accepted: string,
  ours: readonly One[],
): One | undefined {
  const negotiator = new Negotiator({ headers: { 'accept-language': accepted } });
  const takes = negotiator.languages([...ours]);
  for (const named of negotiator.languages()) {
    const language = named === '*' ? takes[0] : named.split('-', 1)[0]?.toLowerCase();
    const one = ours.find((each) => each === language && takes.includes(each));
    if (one !== undefined) return one;
  }
  return undefined;
}
