import { BetEventSchema } from '@noriter/proto/bet_events_pb';
import { GameEventSchema } from '@noriter/proto/game_events_pb';
import { expect, test } from 'vitest';
import { isNoBetEnding, isNoGameRound } from './play-endings.ts';

const endings = ['settled', 'voided', 'reopened', 'cashedOut'];
const rounds = ['transacted', 'roundChanged'];
const casesOf = (schema: typeof BetEventSchema | typeof GameEventSchema) =>
  schema.oneofs.flatMap(({ fields }) => fields.map(({ localName }) => localName));

test.each(casesOf(BetEventSchema))('of a bet, %s is read only where it is an ending', (name) => {
  const headers = { ce_type: `${BetEventSchema.typeName}.${name}` };
  expect(isNoBetEnding(null, { headers })).toBe(!endings.includes(name));
});

test.each(casesOf(GameEventSchema))('of a game, %s is read only where it is of a round', (name) => {
  const headers = { ce_type: `${GameEventSchema.typeName}.${name}` };
  expect(isNoGameRound(null, { headers })).toBe(!rounds.includes(name));
});

test('an event without a type is none of either', () => {
  expect(isNoBetEnding(null, { headers: {} })).toBe(true);
  expect(isNoGameRound(null, { headers: {} })).toBe(true);
});
