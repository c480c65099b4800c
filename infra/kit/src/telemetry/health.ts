/** One dependency of a service. `run` rejects, with a sentence, when it does not answer. */
export type Check = { name: string; mandatory: boolean; run(): Promise<void> };

export type CheckResult = {
  name: string;
  mandatory: boolean;
  ok: boolean;
  problem?: string;
  /** What the dependency itself misses, where it is a service that can say. */
  missing?: readonly string[];
};

/** A dependency answers, and misses parts of its own. */
export class PartsMissing extends Error {
  override readonly name = 'PartsMissing';
  readonly parts: readonly string[];

  constructor(problems: readonly { part: string; problem: string }[]) {
    super(problems.map(({ part, problem }) => `${part}: ${problem}`).join('; '));
    this.parts = problems.map(({ part }) => part);
  }
}

/** `ready`: every mandatory dependency answers. `whole`: every one does. */
export type Report = { ready: boolean; whole: boolean; checks: readonly CheckResult[] };

export type Readiness = {
  report(): Promise<Report>;
  /** Not ready from now on, so that nothing new is sent to a service that closes. */
  close(): void;
};

const CHECK_TIMEOUT_MS = 1_500;
const KEPT_MS = 1_000;

/**
 * Runs the checks side by side, each for at most 1.5 s, and keeps the answer for a second, so that
 * probes cannot become a load.
 */
export function createReadiness(checks: readonly Check[]): Readiness {
  let closing = false;
  let asked = {
    at: 0,
    report: Promise.resolve<Report>({ ready: false, whole: false, checks: [] }),
  };
  return {
    async report() {
      if (performance.now() - asked.at > KEPT_MS || asked.at === 0) {
        asked = { at: performance.now(), report: askAll(checks) };
      }
      const report = await asked.report;
      return closing ? { ...report, ready: false, whole: false } : report;
    },
    close() {
      closing = true;
    },
  };
}

async function askAll(checks: readonly Check[]): Promise<Report> {
  const results = await Promise.all(checks.map(ask));
  return {
    ready: results.every(({ ok, mandatory }) => ok || !mandatory),
    whole: results.every(({ ok }) => ok),
    checks: results,
  };
}

async function ask(check: Check): Promise<CheckResult> {
  const { name, mandatory } = check;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    const problem = new Error(`no answer within ${CHECK_TIMEOUT_MS} ms`);
    timer = setTimeout(() => reject(problem), CHECK_TIMEOUT_MS);
  });
  try {
    await Promise.race([check.run(), late]);
    return { name, mandatory, ok: true };
  } catch (error) {
    const problem = error instanceof Error ? error.message : 'failed';
    const missing = error instanceof PartsMissing ? { missing: error.parts } : {};
    return { name, mandatory, ok: false, problem, ...missing };
  } finally {
    clearTimeout(timer);
  }
}
