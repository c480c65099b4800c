import type { BoardBase } from '../base.ts';
import type { ReadSiteParts } from './actions/site-parts.ts';
import type { createContents } from './http/contents.ts';

/** What the main page is made of. */
export type MainPageDeps = BoardBase & {
  mainPage: { contents: ReturnType<typeof createContents>; siteParts: ReadSiteParts };
};
