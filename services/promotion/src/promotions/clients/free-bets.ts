import { callService } from '@noriter/kit/service-client';
import { z } from 'zod';
import type { PromotionBase } from '../../base.ts';

type Deps = Pick<PromotionBase, 'config'>;

/**
 * Which free bets that have expired no slip has staked.
 *
 * @throws TE99 or NT99 when betting does not answer
 */
export async function askUnused(deps: Deps, freeBetIds: readonly string[]): Promise<string[]> {
  const answer = z.object({ unused: z.array(z.string()) });
  return (await ask(deps, '/internal/bet/freeBet/unused', freeBetIds, answer)).unused;
}

/** Which free bets their members may stake at this moment. @throws as above */
export async function askOpen(deps: Deps, freeBetIds: readonly string[]): Promise<string[]> {
  const answer = z.object({ open: z.array(z.string()) });
  return (await ask(deps, '/internal/bet/freeBet/open', freeBetIds, answer)).open;
}

function ask<Answer extends z.ZodType>(
  { config: { BETTING_URL: url, SERVICE_KEY: key } }: Deps,
  path: `/internal/${string}`,
  freeBetIds: readonly string[],
  answer: Answer,
): Promise<z.output<Answer>> {
  const betting = { url, to: 'betting', service: 'promotion', key } as const;
  return callService(betting, path, { freeBetIds }, answer);
}
