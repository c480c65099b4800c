import { readFeedRoundsJob } from './jobs/read-feed-rounds.ts';

/** What was played at vendors with wallets of their own, by their feeds. */
export const feedsModule = { jobs: [readFeedRoundsJob] };
