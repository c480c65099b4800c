import type { Altcha } from '../api/contracts.ts';

const triesAtOnce = 250;
const triesMax = 2_000_000;

/**
 * Solves the task that stands beside the picture: finds the number whose hash with the salt is the
 * challenge. Answers what the server expects, base64 of the solved task, or null when there is none.
 */
export async function solveAltcha(task: Altcha): Promise<string | null> {
  const wanted = task.challenge.toLowerCase();
  const last = Math.min(task.maxnumber ?? triesMax, triesMax);
  for (let from = 0; from <= last; from += triesAtOnce) {
    const numbers = Array.from(
      { length: Math.min(triesAtOnce, last - from + 1) },
      (_, index) => from + index,
    );
    const hashes = await Promise.all(numbers.map((number) => hashHex(task, number)));
    const found = hashes.indexOf(wanted);
    if (found >= 0) return encode({ ...task, number: from + found });
  }
  return null;
}

async function hashHex(task: Altcha, number: number): Promise<string> {
  const bytes = new TextEncoder().encode(`${task.salt}${number}`);
  const digest = await crypto.subtle.digest(task.algorithm, bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function encode({ algorithm, challenge, number, salt, signature }: Altcha & { number: number }) {
  return btoa(JSON.stringify({ algorithm, challenge, number, salt, signature }));
}
