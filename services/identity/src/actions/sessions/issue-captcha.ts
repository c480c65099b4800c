import { randomBytes } from 'node:crypto';
import { createChallenge } from 'altcha-lib/v1';
import { encode } from 'fast-png';
import type { IdentityDeps } from '../../deps.ts';
import {
  captchaAnswer,
  captchaPicture,
  type RandomSource,
} from '../../domain/sessions/captcha-image.ts';
import { needsWork, workAfter } from '../../domain/sessions/captcha-work.ts';
import { countTry, triesOf } from '../../store/sessions/network-tries.ts';
import {
  altchaKey,
  captchaPolicy,
  captchaTries,
  networkMark,
  pictureKey,
} from '../steps/check-captcha.ts';

/** Under this name the tasks a network was given are counted. */
const captchaTasks = 'captcha-task';

/** Makes a picture of four digits, and beside it a task a machine solves for who can't see it. */
export async function issueCaptcha(deps: IdentityDeps, address: string) {
  const { redis, ids, clock, config } = deps;
  const captchaId = ids.next();
  const answer = captchaAnswer(secureRandom());
  await redis.set(pictureKey(captchaId), answer, 'EX', config.CAPTCHA_SECONDS);
  const expires = new Date(clock.now().getTime() + config.CAPTCHA_SECONDS * 1000);
  const tries = await triesOf(deps, captchaTries, address);
  // Tasks that are kept cost what they would cost one after the other.
  const givenBefore = (await countTry(deps, captchaTasks, address)) - 1;
  const policy = captchaPolicy(config);
  const altcha = await createChallenge({
    algorithm: 'SHA-256',
    hmacKey: altchaKey(config.SERVICE_KEY),
    maxNumber: workAfter(Math.max(tries, givenBefore), policy),
    expires,
    params: { network: networkMark(config.SERVICE_KEY, address) },
  });
  return {
    captchaId,
    image: pictureUri(answer),
    expiresAt: expires.toISOString(),
    altcha,
    altchaRequired: needsWork(tries, policy),
  };
}

function pictureUri(answer: string): string {
  const { width, height, data } = captchaPicture(answer, secureRandom());
  const png = encode({ width, height, data, channels: 1, depth: 8 });
  return `data:image/png;base64,${Buffer.from(png).toString('base64')}`;
}

/** Thousands of numbers for one picture: asked of the system in one go. */
function secureRandom(): RandomSource {
  const numbers = 1_024;
  let bytes = Buffer.alloc(0);
  let next = 0;
  return () => {
    if (next === bytes.length) {
      bytes = randomBytes(numbers * 4);
      next = 0;
    }
    next += 4;
    return bytes.readUInt32LE(next - 4) / 2 ** 32;
  };
}
