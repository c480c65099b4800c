import type { CDPSession } from '@playwright/test';
import { z } from 'zod';

/** One piece of work of the page's main thread, in milliseconds. */
export type Task = { ms: number; parts: ReadonlyMap<string, number> };

const traceEvent = z.object({
  name: z.string(),
  ph: z.string(),
  ts: z.number().default(0),
  dur: z.number().default(0),
  pid: z.number(),
  tid: z.number(),
  args: z.object({ name: z.string().optional() }).catch({}),
});
type TraceEvent = z.output<typeof traceEvent>;

const categories = ['toplevel', 'devtools.timeline', 'v8', '__metadata'];
/** What a task is made of, as far as it is worth telling apart. */
const partNames = new Set([
  'FunctionCall',
  'MinorGC',
  'MajorGC',
  'UpdateLayoutTree',
  'Layout',
  'PrePaint',
  'Paint',
]);
const taskNames = new Set(['RunTask', 'ThreadControllerImpl::RunTask']);
const MICROSECONDS = 1_000;

/** Writes down what the renderer's main thread does until the returned function is called. */
export async function watchMainThread(session: CDPSession): Promise<() => Promise<Task[]>> {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const one of value) {
      const event = traceEvent.safeParse(one);
      if (event.success) events.push(event.data);
    }
  });
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: categories, recordMode: 'recordAsMuchAsPossible' },
  });
  return async () => {
    const done = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
    await session.send('Tracing.end');
    await done;
    return tasksOf(busiest(events));
  };
}

/** Events of the main thread that ran longest: other pages of the browser stand still. */
function busiest(events: readonly TraceEvent[]): TraceEvent[] {
  const mains = events.filter(({ name, args }) => {
    return name === 'thread_name' && args.name === 'CrRendererMain';
  });
  const lists = mains.map((main) =>
    events.filter(({ ph, pid, tid }) => ph === 'X' && pid === main.pid && tid === main.tid),
  );
  return lists.toSorted((one, other) => other.length - one.length)[0] ?? [];
}

function tasksOf(events: readonly TraceEvent[]): Task[] {
  const ordered = events.toSorted((one, other) => one.ts - other.ts);
  const tasks: { end: number; ms: number; parts: Map<string, number> }[] = [];
  for (const { name, ts, dur } of ordered) {
    const last = tasks.at(-1);
    const isWithin = last !== undefined && ts < last.end;
    if (taskNames.has(name) && !isWithin) {
      tasks.push({ end: ts + dur, ms: dur / MICROSECONDS, parts: new Map() });
    } else if (isWithin && partNames.has(name)) {
      last.parts.set(name, (last.parts.get(name) ?? 0) + dur / MICROSECONDS);
    }
  }
  return tasks;
}
