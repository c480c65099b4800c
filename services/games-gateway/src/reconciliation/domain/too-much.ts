/** There is more than can be held at once, beside the calls of vendors that are answered in the same memory. */
export class TooMuch extends Error {
  override readonly name = 'TooMuch';
}
