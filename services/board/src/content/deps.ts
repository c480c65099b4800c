import type { BoardBase } from '../base.ts';
import type { SeenCounts } from './store/figures.ts';
import type { ReadTrials } from './store/trials.ts';

/** What contents need besides. */
export type ContentDeps = BoardBase & { seenCounts: SeenCounts; trials: ReadTrials };
