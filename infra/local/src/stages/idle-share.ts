import { cpus } from 'node:os';

/** @returns a function that tells which share of the processors' time since now was spent idle, 0 to 1 */
export function watchIdle(): () => number {
  const from = processorTime();
  return () => {
    const now = processorTime();
    const all = now.all - from.all;
    return all > 0 ? (now.idle - from.idle) / all : 0;
  };
}

function processorTime(): { idle: number; all: number } {
  const times = cpus().map((cpu) => cpu.times);
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  return {
    idle: sum(times.map(({ idle }) => idle)),
    all: sum(times.flatMap((one) => Object.values(one))),
  };
}
