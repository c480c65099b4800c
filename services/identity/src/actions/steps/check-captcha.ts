import { createHash, createHmac } from 'node:crypto';

import { networkOf } from '@noriter/kit/client-address';
import type { ServiceKey } from '@noriter/kit/service-keys';
import { extractParams, verifySolution } from 'altcha-lib/v1';
import { z } from 'zod';

import type { IdentityDeps } from '../../deps.ts';
import { type CaptchaPolicy, needsWork } from '../../domain/sessions/captcha-work.ts';
import { countTry } from '../../store/sessions/network-tries.ts';

export type CaptchaAnswer = {
  readonly captchaId?: string | undefined;
  readonly captcha?: string | undefined;
  /** The solved challenge: base64 of its JSON, as ALTCHA's widget sends it. */
  readonly altcha?: string | undefined;
};

const solvedChallenge = z.object({
  algorithm: z.literal('SHA-256'),
  challenge: z.string().length(64),
  number: z.int().min(0),
  salt: z.string().min(10).max(500),
  signature: z.string().length(64),
});

/** Under this name the tries of a network are counted, wherever it answers a captcha. */
export const captchaTries = 'captcha';

/**
 * Whether a person or their machine answered. Either way the answer is used up. A network that has
 * tried often must answer with work: machines read pictures.
 */
export async function isCaptchaSolved(
  deps: IdentityDeps,
  answer: CaptchaAnswer,
  address: string,
): Promise<boolean> {
  const tries = await countTry(deps, captchaTries, address);
  if (answer.altcha !== undefined) return isAltchaSolved(deps, answer.altcha, address);
  const { captchaId, captcha } = answer;
  if (captchaId === undefined || captcha === undefined) return false;
  const wanted = await deps.redis.getdel(pictureKey(captchaId));
  if (needsWork(tries - 1, captchaPolicy(deps.config))) return false;
  return wanted !== null && wanted === captcha;
}

export function captchaPolicy(config: IdentityDeps['config']): CaptchaPolicy {
  return { freeTries: config.CAPTCHA_FREE_TRIES, work: config.ALTCHA_NUMBER_MAX };
}

async function isAltchaSolved(
  deps: IdentityDeps,
  encoded: string,
  address: string,
): Promise<boolean> {
  const { redis, clock, config } = deps;
  const solved = solvedChallenge.safeParse(decodeJson(encoded));
  if (!solved.success) return false;
  const { expires: seconds, network } = extractParams(solved.data);
  if (network !== networkMark(config.SERVICE_KEY, address)) return false;
  const expires = Number(seconds) * 1000;
  if (!(expires > clock.now().getTime())) return false;
  const right = await verifySolution(solved.data, altchaKey(config.SERVICE_KEY), false);
  if (!right) return false;
  const used = createHash('sha256').update(solved.data.signature).digest('base64url');
  const first = await redis.set(`altcha:${used}`, '1', 'EX', config.CAPTCHA_SECONDS + 60, 'NX');
  return first === 'OK';
}

/** A key of its own, so that a signed challenge can never pass for a signed caller. */
export function altchaKey(key: ServiceKey): string {
  return key.secretFor('altcha').toString('hex');
}

/** Binds a task to who was given it: cheap ones of quiet networks are worth nothing elsewhere. */
export function networkMark(key: ServiceKey, address: string): string {
  const mark = createHmac('sha256', altchaKey(key)).update(networkOf(address));
  return mark.digest('base64url').slice(0, 16);
}

export function pictureKey(captchaId: string): string {
  return `captcha:${captchaId}`;
}

function decodeJson(encoded: string): unknown {
  try {
    return JSON.parse(Buffer.from(encoded, 'base64').toString('utf8'));
  } catch {
    return null;
  }
}
