import { wonText } from '@noriter/kit/money';
import type { Language } from '@noriter/kit/result-codes';
import { nameSchemas } from '@noriter/kit/schema-names';
import { z } from 'zod';
import type { Definition } from '../../promotions/domain/definition.ts';
import { freeBetTerms, freeBetTermsText, giftKinds } from '../../promotions/domain/reward.ts';
import { drawnName, spinName } from '../domain/wheel.ts';
import type { SpunSpin } from '../store/spins.ts';

export const slot = z.object({
  text: z.string(),
  weight: z.int().describe('Its chance is this part of the sum of weights'),
  reward: z
    .object({
      kind: z.enum(giftKinds),
      amount: wonText,
      turnoverPercent: z.int().describe('To be staked before a withdrawal; 0: nothing'),
      freeBet: freeBetTerms.nullable().describe('Of a free bet: where it may be staked, how long'),
    })
    .nullable(),
});

export const promise = z.object({
  number: z.int(),
  name: z.string().describe('What the draw is made of, besides the seed and the word'),
  seedHash: z.string().describe('SHA-256 of the seed, known before the spin'),
});

export const spun = z.object({
  spinId: z.string(),
  number: z.int(),
  seedHash: z.string(),
  promisedAt: z.iso.datetime(),
  spunAt: z.iso.datetime(),
  seed: z.string().describe('32 bytes as hexadecimal text'),
  name: z.string().describe("With the member's word, as it was drawn"),
  word: z.string(),
  slot: z.int().describe('The slot that was drawn, counted from 0'),
  slots: z.array(slot).describe('The wheel as it was'),
});

nameSchemas({ RouletteSlot: slot, RouletteSpin: spun });

export function spunOf(row: SpunSpin, language: Language): z.input<typeof spun> {
  const { spinId, number, seedHash, seed, word, slot: drawn, promisedAt, spunAt } = row;
  return {
    spinId,
    number,
    seedHash,
    seed,
    word,
    slot: drawn,
    name: drawnName(spinName(row), word),
    promisedAt: promisedAt.toISOString(),
    spunAt: spunAt.toISOString(),
    slots: slotsOf(row.document, language),
  };
}

export function slotsOf({ rules }: Definition, language: Language): z.input<typeof slot>[] {
  if (rules.trigger !== 'roulette') return [];
  return rules.slots.map(({ texts, weight, reward }) => ({
    text: texts[language],
    weight,
    reward:
      reward === null
        ? null
        : {
            kind: reward.kind,
            amount: reward.amount.toString(),
            turnoverPercent: reward.kind === 'cash' ? (reward.turnover?.percent ?? 0) : 0,
            freeBet: freeBetTermsText(reward),
          },
  }));
}
