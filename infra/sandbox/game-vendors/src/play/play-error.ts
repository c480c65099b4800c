/** A page is told so, and shows a text of its own for the code. */
export class PlayError extends Error {
  readonly code: string;
  constructor(code: string) {
    super(code);
    this.code = code;
  }
}
