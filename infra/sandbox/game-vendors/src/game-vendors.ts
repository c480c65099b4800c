import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Logger } from '@noriter/kit/logging';
import { type Entry, openBook } from './book/book.ts';
import { fileJournal, noJournal } from './book/journal.ts';
import { type Caller, sendOnce } from './calls/caller.ts';
import { createTally, type Tally } from './calls/tally.ts';
import { makeCatalogue } from './catalogue/catalogue.ts';
import { openPictures } from './catalogue/picture.ts';
import type { Chance } from './chance/chance.ts';
import { machineChance } from './chance/machine-chance.ts';
import type { GameVendorsConfig } from './config.ts';
import { createHostile } from './hostile/campaign.ts';
import type { Outside } from './outside.ts';
import { openBaccarat } from './play/baccarat-room.ts';
import { openBombs } from './play/bomb-play.ts';
import { createSeats } from './play/seats.ts';
import { openSlots } from './play/slot-play.ts';
import { protocols } from './protocols/protocols.ts';
import { createServer } from './server.ts';
import { type AccountEntry, openAccounts } from './transfer/accounts.ts';
import { protocolOf, type VendorKey, vendorKeys } from './vendors/vendors.ts';
import { demoWallet } from './wallets/demo-wallet.ts';
import { recover } from './wallets/recover.ts';
import { seamlessWallet } from './wallets/seamless-wallet.ts';

export type GameVendors = {
  readonly url: string;
  readonly outside: Outside;
  stop(): Promise<void>;
};

/** Opens all vendors and listens. Chance is the machine's unless a test brings its own. */
export async function startGameVendors(
  config: GameVendorsConfig,
  log: Logger,
  chance: Chance = machineChance,
): Promise<GameVendors> {
  const stopping = new AbortController();
  const tally = createTally();
  const folder = config.JOURNAL_DIR;
  const book = openBook(folder ? fileJournal<Entry>(join(folder, 'book.jsonl')) : noJournal);
  const money = folder ? fileJournal<AccountEntry>(join(folder, 'accounts.jsonl')) : noJournal;
  const seamless = vendorKeys.flatMap((vendorKey) => {
    const caller = callerOf(config, vendorKey, tally);
    const wallet = caller && seamlessWallet({ caller, book, signal: stopping.signal });
    return wallet ? [[vendorKey, wallet] as const] : [];
  });
  let url = '';
  const outside: Outside = {
    secrets: config.VENDOR_KEYS,
    chance,
    catalogue: makeCatalogue(),
    pictures: openPictures(),
    book,
    accounts: openAccounts(money),
    seats: createSeats(),
    tally,
    hostile: createHostile(),
    slots: openSlots({ book, chance }),
    bombs: openBombs({ book, chance }),
    baccarat: openBaccarat({ book, chance, speed: config.TABLE_SPEED }),
    demo: demoWallet(),
    wallets: Object.fromEntries(seamless),
    publicUrl: () => config.PUBLIC_URL ?? url,
  };
  const app = createServer(outside);
  await app.listen({ host: config.HOST, port: config.PORT });
  const host = config.HOST === '0.0.0.0' ? '127.0.0.1' : config.HOST;
  url = `http://${host}:${portOf(app.server.address())}`;
  void recover(book, (key) => outside.wallets[key]).then((count) => {
    if (count > 0) log.info({ count }, 'finished what an earlier run had begun');
  });
  log.info({ url, games: outside.catalogue.byCode.size }, 'ready');
  return {
    url,
    outside,
    async stop() {
      stopping.abort();
      outside.baccarat.close();
      outside.bombs.close();
      await app.close();
    },
  };
}

function callerOf(config: GameVendorsConfig, vendorKey: VendorKey, tally: Tally): Caller | null {
  const name = protocolOf[vendorKey];
  if (name === 'transfer') return null;
  const site = config.SITE_URL.replace(/\/$/, '');
  const caller: Caller = {
    vendorKey,
    protocol: protocols[name],
    key: config.VENDOR_KEYS[vendorKey].key,
    door: { url: `${site}/vendor/${vendorKey}`, timeoutMs: config.CALL_TIMEOUT_MS },
    unitMs: config.RETRY_UNIT_MS,
    tally,
    once: (call) => sendOnce(caller, call),
  };
  return caller;
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('It listens on no port.');
  return address.port;
}
