import { openTool } from '@noriter/kit/tool';
import { gamesConfig } from './config.ts';
import { seedVendors } from './site/store/seed-vendors.ts';

// The demonstration's vendors and codes; their games come by the catalogue. Run again it changes
// nothing.
const { pool } = await openTool({
  name: 'games-gateway-seed',
  config: gamesConfig,
  migrations: new URL('../prisma/migrations', import.meta.url),
});
try {
  await seedVendors(pool, new Date());
} finally {
  await pool.end();
}
