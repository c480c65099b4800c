import { randomBytes, randomInt } from 'node:crypto';
import type { Chance } from './chance.ts';

export const machineChance: Chance = {
  whole: (below) => randomInt(below),
  bytes: (count) => randomBytes(count),
};
