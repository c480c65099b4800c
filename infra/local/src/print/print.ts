import { Problem } from './problem.ts';

/** Writes one line for the person at the terminal. */
export function print(sentence: string): void {
  console.log(sentence);
}

/**
 * Runs a command to its end. A Problem is printed as the sentence it is; anything else is a defect
 * and keeps its stack.
 */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    console.error(error instanceof Problem ? `\n${error.message}` : error);
    process.exitCode = 1;
  }
}
