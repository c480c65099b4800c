import { createHash, createHmac, randomInt } from 'node:crypto';

import { createChallenge, extractParams, verifySolution } from 'altcha-lib/v1';
import { z } from 'zod';

import type { IdentityDeps } from '../deps.ts';
import { captchaAnswer, captchaDataUri, captchaSvg } from '../domain/captcha-image.ts';

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

/** Makes a picture of four digits, and beside it a task a machine solves for who can't see it. */
export async function issueCaptcha({ redis, ids, clock, config }: IdentityDeps) {
  const captchaId = ids.next();
  const answer = captchaAnswer(secureRandom);
  await redis.set(pictureKey(captchaId), answer, 'EX', config.CAPTCHA_SECONDS);
  const expires = new Date(clock.now().getTime() + config.CAPTCHA_SECONDS * 1000);
  const altcha = await createChallenge({
    algorithm: 'SHA-256',
    hmacKey: altchaKey(config.INTERNAL_KEY),
    maxNumber: config.ALTCHA_NUMBER_MAX,
    expires,
  });
  return {
    captchaId,
    image: captchaDataUri(captchaSvg(answer, secureRandom)),
    expiresAt: expires.toISOString(),
    altcha,
  };
}

/** Whether a person or their machine answered. Either way the answer is used up. */
export async function isCaptchaSolved(deps: IdentityDeps, answer: CaptchaAnswer): Promise<boolean> {
  if (answer.altcha !== undefined) return isAltchaSolved(deps, answer.altcha);
  const { captchaId, captcha } = answer;
  if (captchaId === undefined || captcha === undefined) return false;
  const wanted = await deps.redis.getdel(pictureKey(captchaId));
  return wanted !== null && wanted === captcha;
}

async function isAltchaSolved(deps: IdentityDeps, encoded: string): Promise<boolean> {
  const { redis, clock, config } = deps;
  const solved = solvedChallenge.safeParse(decodeJson(encoded));
  if (!solved.success) return false;
  const expires = Number(extractParams(solved.data).expires) * 1000;
  if (!(expires > clock.now().getTime())) return false;
  const right = await verifySolution(solved.data, altchaKey(config.INTERNAL_KEY), false);
  if (!right) return false;
  const used = createHash('sha256').update(solved.data.signature).digest('base64url');
  const first = await redis.set(`altcha:${used}`, '1', 'EX', config.CAPTCHA_SECONDS + 60, 'NX');
  return first === 'OK';
}

/** A key of its own, so that a signed challenge can never pass for a signed caller. */
function altchaKey(internalKey: string): string {
  return createHmac('sha256', internalKey).update('noriter altcha').digest('hex');
}

function pictureKey(captchaId: string): string {
  return `captcha:${captchaId}`;
}

function secureRandom(): number {
  return randomInt(2 ** 32) / 2 ** 32;
}

function decodeJson(encoded: string): unknown {
  try {
    return JSON.parse(Buffer.from(encoded, 'base64').toString('utf8'));
  } catch {
    return null;
  }
}
