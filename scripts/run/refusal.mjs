import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

export const repoRoot = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** A failure whose message says what is missing and how to provide it. */
export class Refusal extends Error {
  name = 'Refusal';
}
