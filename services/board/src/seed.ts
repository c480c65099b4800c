import { appendAudit } from '@noriter/kit/audit';
import { networkOf } from '@noriter/kit/client-address';
import { deriveId } from '@noriter/kit/ids';
import { withTransaction } from '@noriter/kit/postgres';
import { createPrisma } from '@noriter/kit/prisma';
import { Refusal } from '@noriter/kit/result-codes';
import { openTool } from '@noriter/kit/tool';
import type { SavedBy } from './base.ts';
import { boardConfig } from './config.ts';
import { saveContent } from './content/actions/save-content.ts';
import { saveTextPage } from './content/actions/save-text-page.ts';
import { type ContentKind, documentOfKind } from './content/domain/documents.ts';
import { readTextPage } from './content/store/text-pages.ts';
import { readDemoPosts, readDemoTexts } from './demo-texts.ts';
import { PrismaClient } from './generated/client.ts';
import { searchTextOf } from './posts/domain/search-text.ts';
import { insertPost } from './posts/store/posts.ts';

// The demonstration site's words, saved through the same actions as an operator's. Run again it
// leaves what is there as it is.
const siteId = 'noriter';
const operatorId = deriveId('noriter-demo', 'operator admin');
const DAY_MS = 86_400_000;

/** What a kind has besides its texts, in the order of the texts in `seed/`. */
type Settings = Record<string, unknown> & { daysAgo?: number };

const notice = (daysAgo: number, pinned = false): Settings => ({
  daysAgo,
  category: 'notice',
  pinned,
});
const faq = (category: string): Settings => ({ category });
const forReaders = (audience: string, link: string | null): Settings => ({
  audience,
  languages: ['ko', 'en', 'vi'],
  link,
});
const banner = (place: string, art: string, link: string): Settings => ({ place, art, link });

const contents: readonly (readonly [ContentKind, string, readonly Settings[]])[] = [
  ['notice', 'notices', [notice(14, true), notice(12), notice(9), notice(5), notice(2)]],
  [
    'faq',
    'faq',
    [
      ...['cash', 'cash', 'cash', 'cash'].map(faq),
      ...['member', 'member', 'member', 'member'].map(faq),
      ...['betting', 'betting', 'betting', 'etc', 'etc', 'etc'].map(faq),
    ],
  ],
  [
    'popup',
    'popups',
    [forReaders('guests', '/join'), forReaders('members', '/member/chargeMain/charge')],
  ],
  [
    'banner',
    'banners',
    [
      banner('main-top', 'deposit', '/member/chargeMain/charge'),
      banner('main-top', 'point', '/member/mypage/point/change'),
      banner('main-middle', 'safety', '/responsible'),
    ],
  ],
];

const textPages = ['betting-rules', 'sports-rules', 'game-guide', 'terms', 'responsible-play'];

/** Who wrote the posts of `seed/posts.md`, in their order. */
const authors = [
  { loginId: 'player2', nickname: '바람개비', daysAgo: 6 },
  { loginId: 'player3', nickname: '달빛사냥꾼', daysAgo: 4 },
  { loginId: 'player1', nickname: '행운의별', daysAgo: 2 },
  { loginId: 'player4', nickname: '한강물결', daysAgo: 1 },
] as const;

const { config, pool } = await openTool({
  name: 'board-seed',
  config: boardConfig.omit({ PUSH_KEY: true }),
  migrations: new URL('../prisma/migrations', import.meta.url),
  connections: 2,
});
const prisma: PrismaClient = createPrisma(PrismaClient, pool);
const startedAt = new Date();

try {
  for (const [kind, file, settings] of contents) await putUp(kind, file, settings);
  for (const slug of textPages) await writePage(slug);
  await writePosts();
  process.stdout.write(`The demonstration board has ${textPages.length} text pages.\n`);
} finally {
  await prisma.$disconnect();
  await pool.end();
}

async function putUp(
  kind: ContentKind,
  file: string,
  settings: readonly Settings[],
): Promise<void> {
  const all = readDemoTexts(file);
  if (all.length !== settings.length) throw new Error(`${file}.md has ${all.length} texts.`);
  for (const [at, texts] of all.entries()) {
    const { daysAgo = 0, ...own } = settings[at] ?? {};
    const order = (at + 1) * 10;
    const document = documentOfKind[kind].parse({ ...own, texts, enabled: true, order });
    const made = new Date(startedAt.getTime() - daysAgo * DAY_MS);
    const clock = { now: () => made };
    const by = savedBy(deriveId('noriter-demo', `${kind} ${at + 1}`), made);
    await saveContent({ prisma, clock }, by, { kind, version: 0, document }).catch(
      (error: unknown) => {
        // It was put up by an earlier run.
        if (!(error instanceof Refusal && error.code === 'T999')) throw error;
      },
    );
  }
}

async function writePage(slug: string): Promise<void> {
  const [texts] = readDemoTexts(slug);
  if (texts === undefined) throw new Error(`${slug}.md has no text.`);
  if ((await readTextPage({ prisma }, { siteId, slug })) !== null) return;
  const by = savedBy(deriveId('noriter-demo', `text page ${slug}`), startedAt);
  await saveTextPage({ prisma, clock: { now: () => startedAt } }, by, { slug, version: 0, texts });
}

/** Straight into the store: members of the demonstration may be newer here than those who may write. */
async function writePosts(): Promise<void> {
  const posts = readDemoPosts();
  if (posts.length !== authors.length) throw new Error(`posts.md has ${posts.length} texts.`);
  await withTransaction(pool, async (tx) => {
    for (const [at, { loginId, nickname, daysAgo }] of authors.entries()) {
      const { title = '', body = '' } = posts[at] ?? {};
      await insertPost(tx, {
        siteId,
        memberId: deriveId('noriter-demo', loginId),
        title,
        body,
        betId: null,
        isStakeHidden: false,
        address: '127.0.0.1',
        network: networkOf('127.0.0.1'),
        effectId: deriveId('noriter-demo', `post ${at + 1}`),
        at: new Date(startedAt.getTime() - daysAgo * DAY_MS),
        search: searchTextOf({ title, body, author: nickname }),
      });
    }
  });
}

function savedBy(effectId: string, at: Date): SavedBy {
  const row = { siteId, operatorId, address: '127.0.0.1', requestId: 'seed', at };
  return {
    siteId,
    loginId: 'admin',
    effectId,
    audit: (tx, entry) => appendAudit(tx, config.AUDIT_KEY, { ...entry, ...row }),
  };
}
