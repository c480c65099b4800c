import { deriveId } from '@noriter/kit/ids';
import { withTransaction } from '@noriter/kit/postgres';
import { openTool } from '@noriter/kit/tool';
import { scratchConfig } from './config.ts';
import { insertNote } from './store/notes.ts';

// The demonstration's note. Run again it changes nothing.
const { pool } = await openTool({
  name: 'scratch-seed',
  config: scratchConfig,
  migrations: new URL('../prisma/migrations', import.meta.url),
});
const note = { siteId: 'noriter', text: '첫 번째 메모', addedAt: new Date() };
try {
  await withTransaction(pool, (tx) =>
    insertNote(tx, { noteId: deriveId('noriter-demo', 'note 1'), ...note }),
  );
} finally {
  await pool.end();
}
