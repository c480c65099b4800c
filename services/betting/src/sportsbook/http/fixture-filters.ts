import { sports } from '@noriter/rules/sports';
import { z } from 'zod';

export const ROWS = 20;

export const sportText = z
  .enum([...sports, 'all', ''])
  .default('all')
  .transform((sport) => (sport === 'all' || sport === '' ? null : sport));

export const searchText = z
  .string()
  .trim()
  .max(60)
  .default('')
  .transform((text) => (text === '' ? null : text))
  .describe('In the names of teams and leagues');

export const fixtureIdText = z.string().min(1).max(80);
