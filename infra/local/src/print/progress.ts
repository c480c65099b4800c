import { Listr } from 'listr2';
import { plainStep, type Step } from './step.ts';

type Waiting = {
  task: PromiseWithResolvers<void>;
  /** Shows a sentence under the task; set once its line is drawn. */
  note(sentence: string): void;
};

export type Progress = {
  step: Step;
  /** Ends the drawing, also when not all of the steps were reached. */
  end(): Promise<void>;
};

/** Progress as a list that redraws itself in a terminal, as plain lines everywhere else. */
export function createProgress(names: readonly string[], print: (text: string) => void): Progress {
  if (!process.stdout.isTTY || process.stdout.columns < 40)
    return { step: plainStep(print), end: async () => undefined };
  const steps = new Map<string, Waiting>();
  for (const name of names) {
    const task = Promise.withResolvers<void>();
    task.promise.catch(() => undefined);
    steps.set(name, { task, note: () => undefined });
  }
  const list = new Listr(
    names.map((name) => ({
      title: name,
      task: (_, task) => {
        const step = steps.get(name);
        if (step) step.note = (sentence) => (task.output = sentence);
        return step?.task.promise;
      },
    })),
    { concurrent: true, exitOnError: false, registerSignalListeners: false },
  );
  const drawn = list.run().catch(() => undefined);
  return {
    async step(name, run) {
      const step = steps.get(name);
      try {
        const result = await run((sentence) => step?.note(sentence));
        step?.task.resolve();
        return result;
      } catch (error) {
        step?.task.reject(new Error('failed'));
        throw error;
      }
    },
    async end() {
      for (const { task } of steps.values()) task.reject(new Error('not reached'));
      await drawn;
    },
  };
}
