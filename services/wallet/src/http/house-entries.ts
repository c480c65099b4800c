import { idText } from '@noriter/kit/id-text';
import { wonText } from '@noriter/kit/money';
import { defineRoute } from '@noriter/kit/route';
import { nameSchemas } from '@noriter/kit/schema-names';
import { z } from 'zod';
import type { WalletDeps } from '../deps.ts';
import { kindNames } from '../domain/ledger/posting.ts';
import { houseColumns } from '../store/ledger/house-columns.ts';
import {
  type CounterSide,
  counterEntries,
  entriesOfCommands,
  type HouseEntry,
} from '../store/ledger/house-entries.ts';

/**
 * Who may ask for a side, and positions of one call: its answer stays below a megabyte. Few rows are of
 * partners; those of a promotion may all come at once.
 */
const sides = {
  house: { callers: ['betting'], positionsMax: 2_000 },
  commission: { callers: ['partner'], positionsMax: 10_000 },
  promotion: { callers: ['promotion'], positionsMax: 2_000 },
} as const satisfies Record<CounterSide, object>;

const COMMANDS_MAX = 2_000;

const entry = z.object({
  commandId: z.string(),
  siteId: z.string(),
  memberId: z.string(),
  kind: z.enum(kindNames()),
  amount: wonText,
  counterAccount: z.string().describe('Of its two accounts the one that is not its member’s'),
  subjectType: z.string(),
  subjectId: z.string(),
  refusal: z.string().nullable(),
});

nameSchemas({ HouseEntry: entry });

const rangeOf = (positionsMax: number) =>
  z.object({
    after: z
      .string()
      .regex(/^\d{1,18}$/)
      .describe('A position; 0 for the beginning'),
    positions: z.int().min(1).max(positionsMax).default(positionsMax),
  });

const upto = z.string().describe('How far it looked; the same as after at the end');

/** Rows behind a position of the ledger, page by page, for who asked for them. */
function behind(side: CounterSide, summary: string) {
  const { callers, positionsMax } = sides[side];
  return defineRoute<WalletDeps>()({
    path: `/internal/ledger/${side}`,
    summary,
    access: 'internal',
    callers,
    body: rangeOf(positionsMax),
    data: z.object({ entries: z.array(entry), upto }),
    async handle({ pool }, { body: { after, positions } }) {
      const range = { after: BigInt(after), positions };
      const found = await counterEntries(pool, side, range);
      return { entries: found.entries.map(entryOf), upto: found.upto.toString() };
    },
  });
}

const house = behind(
  'house',
  'What moved on house accounts behind a position of the ledger, for who asked for it',
);

const arrayLiteral = z.string().describe('An array literal of PostgreSQL’s');

const columns = defineRoute<WalletDeps>()({
  path: '/internal/ledger/house-columns',
  summary: 'The same rows of house accounts by site, kind and subject, a column as one text each',
  access: 'internal',
  callers: sides.house.callers,
  body: rangeOf(sides.house.positionsMax),
  data: z.object({
    groups: z.array(
      z.object({
        siteId: z.string(),
        kind: z.enum(kindNames()),
        subjectType: z.string(),
        commandIds: arrayLiteral,
        memberIds: arrayLiteral,
        subjectIds: arrayLiteral,
        amounts: arrayLiteral,
      }),
    ),
    upto,
  }),
  async handle({ pool }, { body: { after, positions } }) {
    const found = await houseColumns(pool, { after: BigInt(after), positions });
    return { ...found, upto: found.upto.toString() };
  },
});

const commission = behind(
  'commission',
  'What partners were paid, and paid back, behind a position of the ledger',
);

const promotion = behind(
  'promotion',
  'What promotions gave, and what came back of it, behind a position of the ledger',
);

const ofCommands = defineRoute<WalletDeps>()({
  path: '/internal/ledger/commands',
  summary: 'The rows of commands; one that never came has none',
  access: 'internal',
  callers: ['betting', 'games-gateway', 'partner', 'promotion'],
  body: z.object({ commandIds: z.array(idText).max(COMMANDS_MAX) }),
  data: z.object({ entries: z.array(entry) }),
  async handle({ pool }, { body }) {
    const entries = await entriesOfCommands(pool, body.commandIds);
    return { entries: entries.map(entryOf) };
  },
});

function entryOf(row: HouseEntry): z.input<typeof entry> {
  const { commandId, siteId, memberId, kind, counterAccount, subjectType, subjectId, refusal } =
    row;
  const amount = row.amount.toString();
  return {
    commandId,
    siteId,
    memberId,
    kind,
    amount,
    counterAccount,
    subjectType,
    subjectId,
    refusal,
  };
}

export const houseEntryRoutes = [house, columns, commission, promotion, ofCommands] as const;
