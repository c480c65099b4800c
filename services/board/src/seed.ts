import { appendAudit } from '@noriter/kit/audit';
import { readConfig } from '@noriter/kit/config';
import { deriveId } from '@noriter/kit/ids';
import { createLogger } from '@noriter/kit/logging';
import { applyMigrations } from '@noriter/kit/migrations';
import { createPool } from '@noriter/kit/postgres';
import { createPrisma } from '@noriter/kit/prisma';
import { Refusal } from '@noriter/kit/result-codes';
import { saveContent } from './actions/save-content.ts';
import { saveTextPage } from './actions/save-text-page.ts';
import type { SavedBy } from './actions/saved-by.ts';
import { boardConfig } from './config.ts';
import { readDemoTexts } from './demo-texts.ts';
import { type ContentKind, documentOfKind } from './domain/documents.ts';
import { PrismaClient } from './generated/client.ts';
import { readTextPage } from './queries/text-pages.ts';

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
      ...['betting', 'betting', 'etc', 'etc', 'etc'].map(faq),
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

const config = readConfig(boardConfig);
const log = createLogger({ service: 'board-seed', level: config.LOG_LEVEL });
const directory = new URL('../prisma/migrations', import.meta.url);
await applyMigrations({ databaseUrl: config.DATABASE_URL, directory, log });
const pool = createPool(config.DATABASE_URL, { applicationName: 'board-seed', max: 2 });
const prisma: PrismaClient = createPrisma(PrismaClient, pool);
const startedAt = new Date();

try {
  for (const [kind, file, settings] of contents) await putUp(kind, file, settings);
  for (const slug of textPages) await writePage(slug);
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

function savedBy(effectId: string, at: Date): SavedBy {
  const row = { siteId, operatorId, address: '127.0.0.1', requestId: 'seed', at };
  return {
    siteId,
    loginId: 'admin',
    effectId,
    audit: (tx, entry) => appendAudit(tx, { ...entry, ...row }),
  };
}
