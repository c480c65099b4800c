import { expect, test } from 'vitest';
import { storiesFor } from './changed-stories.ts';

test.each([
  { changed: [], stories: null },
  { changed: ['README.md', 'services/wallet/README.md'], stories: null },
  { changed: ['services/wallet/src/domain/debt.test.ts'], stories: null },
  { changed: ['web/e2e/games.spec.ts', 'docs/x.md'], stories: ['e2e/games.spec.ts'] },
  { changed: ['web/e2e/games.spec.ts', 'web/e2e/people.ts'], stories: [] },
  { changed: ['services/wallet/src/domain/debt.ts'], stories: [] },
  { changed: ['web/src/app/app.tsx'], stories: [] },
])('a change of $changed can touch $stories', ({ changed, stories }) => {
  expect(storiesFor(changed)).toEqual(stories);
});
