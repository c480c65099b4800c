import { isOutage } from '@noriter/kit/outage';
import { callService, type RemoteService } from '@noriter/kit/service-client';
import { z } from 'zod';
import type { BoardBase } from '../../base.ts';
import { type Ticket, ticket } from '../domain/ticket.ts';

const answer = z.object({ ticket: ticket.nullable() });

type Deps = Pick<BoardBase, 'config' | 'log'>;

const bettingOf = ({ config }: Deps): RemoteService => ({
  url: config.BETTING_URL,
  to: 'betting',
  service: 'board',
  key: config.SERVICE_KEY,
});

/** A member's accepted bet as it stands now; null when there is none. */
export async function findTicket(
  deps: Deps,
  asked: { site: string; memberId: string; betId: string },
): Promise<Ticket | null> {
  return (await callService(bettingOf(deps), '/internal/bet/ticket', asked, answer)).ticket;
}

/** The same for a reader: without betting a post is read without its ticket. */
export async function shownTicket(
  deps: Deps,
  asked: { site: string; memberId: string; betId: string },
): Promise<Ticket | null> {
  try {
    return await findTicket(deps, asked);
  } catch (err) {
    if (!isOutage(err)) throw err;
    deps.log.warn({ err }, 'a post is shown without its ticket');
    return null;
  }
}
