import { writeVarInt } from './var-int.ts';

/** A longer text's length takes more than a byte. */
const TEXT_LENGTH_MAX = 127;

/** Beyond it a number is none of JavaScript's; one below zero takes ten bytes. */
const WHOLE_MAX = BigInt(Number.MAX_SAFE_INTEGER);

/** A character of JavaScript's is three bytes of UTF-8 at most. */
const CHARACTER_BYTES_MAX = 3;

/** More than any of our messages takes, in bytes. */
const ROOM = 4_096;

/** What a dozen numbers behind a text take at their longest, with their tags. */
const LEAST_ROOM = 200;

/**
 * A Protobuf message written field by field, in the order of their numbers, into memory that is used again
 * for the next one. What is empty is left out, as proto3 has it. Only what is usual can be written: short
 * texts of ASCII, and whole numbers from zero on; in fields of a number up to 15, whose tag is one byte.
 */
export class PlainFields {
  readonly #bytes = Buffer.alloc(ROOM);
  #end = 0;
  #isPlain = true;

  /** Begins the next message. */
  begin(): this {
    this.#end = 0;
    this.#isPlain = true;
    return this;
  }

  text(field: number, text: string): this {
    const { length } = text;
    if (length === 0) return this;
    // A text that is cut would look shorter than it is.
    const room = ROOM - this.#end - CHARACTER_BYTES_MAX * length;
    if (length > TEXT_LENGTH_MAX || room < LEAST_ROOM) return this.#giveUp();
    const bytes = this.#bytes;
    bytes[this.#end] = (field << 3) | 2;
    bytes[this.#end + 1] = length;
    const start = this.#end + 2;
    // Another character than one of ASCII takes more bytes than one.
    if (bytes.write(text, start) !== length) return this.#giveUp();
    this.#end = start + length;
    return this;
  }

  number(field: number, value: number): this {
    if (value === 0) return this;
    if (value < 0) return this.#giveUp();
    this.#bytes[this.#end] = field << 3;
    this.#end = writeVarInt(this.#bytes, value, this.#end + 1);
    return this;
  }

  whole(field: number, value: bigint): this {
    return value < 0n || value > WHOLE_MAX ? this.#giveUp() : this.number(field, Number(value));
  }

  /** A message within this one; it is there though nothing is in it. */
  message(field: number, inner: PlainFields): this {
    if (!inner.#isPlain) return this.#giveUp();
    this.#bytes[this.#end] = (field << 3) | 2;
    const start = writeVarInt(this.#bytes, inner.#end, this.#end + 1);
    inner.#bytes.copy(this.#bytes, start, 0, inner.#end);
    this.#end = start + inner.#end;
    return this;
  }

  /** @returns the message; null where something in it was not usual */
  finish(): Buffer | null {
    return this.#isPlain ? Buffer.from(this.#bytes.subarray(0, this.#end)) : null;
  }

  #giveUp(): this {
    this.#isPlain = false;
    return this;
  }
}
