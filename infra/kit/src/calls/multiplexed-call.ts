/**
 * A call out of a frame as node's own request and response, so that whoever serves HTTP serves it
 * without knowing.
 */
import {
  IncomingMessage,
  ServerResponse,
  validateHeaderName,
  validateHeaderValue,
} from 'node:http';
import type { Socket } from 'node:net';
import { ANSWER_BYTES_MAX, type Head, NO_ANSWER } from './frames.ts';

/** A request that is there whole. */
export class MultiplexedRequest extends IncomingMessage {
  constructor(socket: Socket, [path, ...headers]: Head, body: Buffer) {
    super(socket);
    this.method = 'POST';
    this.url = String(path);
    this.httpVersion = '1.1';
    this.httpVersionMajor = 1;
    this.httpVersionMinor = 1;
    for (let at = 0; at < headers.length; at += 2) {
      this.headers[String(headers[at])] = String(headers[at + 1]);
    }
    this.headers['content-length'] = String(body.length);
    this.complete = true;
    if (body.length > 0) this.push(body);
    this.push(null);
  }

  override _read(): void {
    // All of it is here.
  }
}

/** Gets an answer's status, its headers' names and values by turns, and its body. */
export type Answered = (status: number, headers: readonly string[], body: string | Buffer) => void;

/**
 * A response that leaves whole when it is ended. One that is destroyed, or becomes larger than
 * ANSWER_BYTES_MAX, answers NO_ANSWER.
 */
export class MultiplexedResponse extends ServerResponse<MultiplexedRequest> {
  readonly #pieces: (string | Uint8Array)[] = [];
  #bytes = 0;
  readonly #answered: Answered;
  /** What came with the head: names and values by turns, checked as node checks its own. */
  readonly #written: string[] = [];

  constructor(request: MultiplexedRequest, answered: Answered) {
    super(request);
    this.#answered = answered;
  }

  override writeHead(status: number, ...rest: unknown[]): this {
    this.statusCode = status;
    const headers = rest.at(-1);
    if (typeof headers !== 'object' || headers === null) return this;
    const isFirst = this.getHeaderNames().length === 0;
    for (const [name, value] of Object.entries(headers)) {
      // Beside headers that were set before, as node does, the later one counts.
      if (isFirst) this.#write(name, String(value));
      else this.setHeader(name, String(value));
    }
    return this;
  }

  override write(piece: unknown): boolean {
    if (!this.finished) this.#keep(piece);
    return !this.finished;
  }

  override end(...rest: unknown[]): this {
    if (this.finished) return this;
    this.#keep(rest[0]);
    if (this.finished) return this;
    const [first = ''] = this.#pieces;
    const isText = this.#pieces.length < 2 && typeof first === 'string';
    const body = isText ? first : Buffer.concat(this.#pieces.map((piece) => Buffer.from(piece)));
    this.#leave(this.statusCode, this.#headers(), body);
    const done = rest.at(-1);
    process.nextTick(() => {
      this.emit('finish');
      if (typeof done === 'function') done();
      this.emit('close');
    });
    return this;
  }

  override destroy(): this {
    if (!this.finished) this.#leave(NO_ANSWER, [], '');
    return this;
  }

  #keep(piece: unknown): void {
    if (typeof piece !== 'string' && !(piece instanceof Uint8Array)) return;
    this.#pieces.push(piece);
    this.#bytes += Buffer.byteLength(piece);
    if (this.#bytes > ANSWER_BYTES_MAX) this.destroy();
  }

  #headers(): string[] {
    const set = this.getHeaderNames();
    return [...this.#written, ...set.flatMap((name) => [name, String(this.getHeader(name))])];
  }

  /** Kept as it leaves: to set a header and to ask for it again costs three times as much. */
  #write(name: string, value: string): void {
    validateHeaderName(name);
    validateHeaderValue(name, value);
    this.#written.push(name.toLowerCase(), value);
  }

  #leave(...answer: Parameters<Answered>): void {
    this.finished = true;
    this.#answered(...answer);
  }
}
