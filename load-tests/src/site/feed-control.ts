import type { Site } from '@noriter/local/site';
import { z } from 'zod';

/** The products of the feed by what they cover. */
export const feedProducts = { live: 1, prematch: 3 } as const;

const controlled = z.looseObject({ eventId: z.string().default('') });

/** One command to the sandbox's feed: its README names the actions. */
export type FeedControl = (body: { action: string } & Record<string, unknown>) => Promise<string>;

/**
 * Commands the sandbox's feed over HTTP.
 *
 * @returns a function that resolves with the fixture's id where one was made, and throws what the
 *   feed cannot do
 * @example await controlOf(site)({ action: 'finish', eventId, home: 1, away: 0 });
 */
export function controlOf({ oddsFeed }: Pick<Site, 'oddsFeed'>): FeedControl {
  if (oddsFeed === null) throw new Error('This site has no odds feed.');
  const { url } = oddsFeed;
  return async (body) => {
    const answer = await fetch(`${url}/control`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const reply: unknown = await answer.json();
    if (!answer.ok) throw new Error(`${body.action}: ${JSON.stringify(reply)}`);
    return controlled.parse(reply).eventId;
  };
}
