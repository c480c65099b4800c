import { reseal } from '../actions/reseal.ts';
import { openTools } from '../tools.ts';

/**
 * The second step of a key rotation. First add the new key to DATA_KEYS and restart the service;
 * then run this; then take the old key out.
 */
const tools = await openTools();
try {
  const rows = await reseal(tools);
  process.stdout.write(`${rows} rows were sealed again under key ${tools.vault.currentVersion}\n`);
} finally {
  await tools.close();
}
