import { readFileSync } from 'node:fs';
import { parseConfusables, skeletonOf } from './domain/members/skeleton.ts';

const confusables = parseConfusables(
  readFileSync(new URL('../data/confusables.txt', import.meta.url), 'utf8'),
);

/** How a nickname looks, by Unicode's own table of what looks the same. */
export function nicknameSkeleton(nickname: string): string {
  return skeletonOf(confusables, nickname);
}
