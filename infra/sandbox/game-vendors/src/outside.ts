import type { Book } from './book/book.ts';
import type { Tally } from './calls/tally.ts';
import type { Catalogue } from './catalogue/catalogue.ts';
import type { Pictures } from './catalogue/picture.ts';
import type { Chance } from './chance/chance.ts';
import type { VendorSecrets } from './config.ts';
import type { Hostile } from './hostile/campaign.ts';
import type { BaccaratRoom } from './play/baccarat-room.ts';
import type { BombRoom } from './play/bomb-play.ts';
import type { Seats } from './play/seats.ts';
import type { SlotRoom } from './play/slot-play.ts';
import type { Accounts } from './transfer/accounts.ts';
import type { VendorKey } from './vendors/vendors.ts';
import type { GameWallet } from './wallets/game-wallet.ts';
import type { SeamlessWallet } from './wallets/seamless-wallet.ts';

/** Everything this process is made of; its HTTP routes are given it. */
export type Outside = {
  readonly secrets: VendorSecrets;
  readonly chance: Chance;
  readonly catalogue: Catalogue;
  readonly pictures: Pictures;
  readonly book: Book;
  readonly accounts: Accounts;
  readonly seats: Seats;
  readonly tally: Tally;
  readonly hostile: Hostile;
  readonly slots: SlotRoom;
  readonly bombs: BombRoom;
  readonly baccarat: BaccaratRoom;
  readonly demo: GameWallet;
  /** Of the vendors whose money stands at the site; the transfer vendor has none. */
  readonly wallets: Readonly<Partial<Record<VendorKey, SeamlessWallet>>>;
  publicUrl(): string;
};
