/** An answer as it was sent, and its result code. */
export type FirstAnswer = { body: string; code: string };
