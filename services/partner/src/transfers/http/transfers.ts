import { idText } from '@noriter/kit/id-text';
import { koreaDayRange } from '@noriter/kit/korea-time';
import { formatWon, wonText } from '@noriter/kit/money';
import { listOf, pageInfo, pageQuery } from '@noriter/kit/paging';
import { passkeyProof } from '@noriter/kit/passkey-shapes';
import { type Refusal, refuse } from '@noriter/kit/result-codes';
import { defineRoute } from '@noriter/kit/route';
import { isPlainBlock } from '@noriter/rules/text/plain-text';
import { z } from 'zod';
import { errors } from '../../errors.ts';
import { forBoth } from '../../tree/http/both.ts';
import { personShape } from '../../tree/http/person.ts';
import { findLogin, readPeople } from '../../tree/store/people.ts';
import { insideOf, reach } from '../../tree/store/reach.ts';
import { askTransfer } from '../actions/ask-transfer.ts';
import { waitForTransfer } from '../actions/wait-for-transfer.ts';
import { whatKeeps } from '../clients/what-keeps.ts';
import type { TransfersDeps } from '../deps.ts';
import { type TransferKind, transferCodes, transferKinds } from '../domain/transfer.ts';
import { listTransfers, type Transfer } from '../store/transfers.ts';

const NOTE_LENGTH_MAX = 100;
const states = ['pending', 'debited', 'done', 'refused'] as const;

const body = z.object({
  memberId: idText.optional().describe('The other side; or by its login id'),
  loginId: z.string().trim().max(40).optional(),
  amount: z.string().max(30).default('').describe('Won, as a decimal string'),
  cashOutPass: z.string().max(20).default(''),
  otp: z.string().max(10).optional().describe('Of the second factor, of who has one'),
  passkey: passkeyProof.optional().describe('Instead of a code'),
  note: z
    .string()
    .trim()
    .max(NOTE_LENGTH_MAX)
    .refine(isPlainBlock, 'Has control characters.')
    .default(''),
});

const refuses: Record<TransferKind, readonly string[]> = {
  give: ['C301', 'C302', 'C303', 'C601'],
  take: ['C401', 'C402', 'C403', 'C701'],
};

const move = (kind: TransferKind, summary: string) =>
  defineRoute<TransfersDeps>()({
    path: `/api/partner/transfer/${kind}`,
    summary,
    access: 'member',
    idempotent: 'by-effect',
    body,
    data: z.object({
      transferId: z.string(),
      state: z.enum(states),
      cash: wonText.nullable().describe('What the caller has after it, where it is known'),
    }),
    refuses: [
      ...refuses[kind],
      'PT101',
      'C008',
      'C010',
      'C203',
      'C205',
      'C216',
      'C231',
      'C501',
      'C502',
      'C503',
      'C504',
      'C999',
      'U0011',
      'U124',
      'PT601',
      'PT602',
      'TE99',
      'NT99',
    ],
    async handle(deps, { body: wish, caller, effectId: transferId }) {
      const memberId = wish.memberId ?? (await findLogin(deps.pool, caller.siteId, wish.loginId));
      if (memberId === null) throw refuse(errors, transferCodes[kind].other);
      const { amount, note, cashOutPass, otp, passkey } = wish;
      const proof = { cashOutPass, otp, passkey };
      await askTransfer(deps, caller, { memberId, amount, note, proof, kind, transferId });
      const found = await waitForTransfer(deps, transferId);
      const isSame =
        found.kind === kind &&
        found.amount.toString() === amount.replace(/^0+/, '') &&
        memberId === (kind === 'give' ? found.toId : found.fromId);
      if (!isSame) throw refuse(errors, 'C999');
      if (found.state === 'pending') throw refuse(errors, 'C501');
      if (found.state === 'refused') throw await refusalOf(deps, found);
      const cash = kind === 'give' ? found.fromCash : found.toCash;
      return { transferId, state: found.state, cash: cash?.toString() ?? null };
    },
  });

/** What the wallet refused for another reason than too little money is no transfer either. */
async function refusalOf(
  deps: Pick<TransfersDeps, 'wallet'>,
  { refusal, kind, fromId }: Transfer,
): Promise<Refusal> {
  if (refusal === 'C203' || refusal === 'C504') return refuse(errors, refusal);
  if (refusal !== 'C216') return refuse(errors, transferCodes[kind].short);
  // The outcome says that there was something; how much, the wallet says of now.
  const { remaining } = await whatKeeps(deps, fromId);
  return refuse(errors, 'C216', { remaining: formatWon(remaining) });
}

const list = forBoth<TransfersDeps>()({
  path: '/transfer/list',
  summary: 'Money that was given and taken back, the newest first',
  body: z.object({ partnerId: idText.optional(), ...pageQuery }),
  data: listOf(
    z.object({
      transferId: z.string(),
      kind: z.enum(transferKinds),
      from: personShape,
      to: personShape,
      amount: wonText,
      fromCash: wonText.nullable(),
      toCash: wonText.nullable(),
      state: z.enum(states),
      refusal: z.string(),
      requestedAt: z.iso.datetime(),
      note: z.string(),
    }),
  ),
  async handle({ pool, clock }, { scope, body: { partnerId, page, startDate, endDate } }) {
    const subject = await reach(pool, scope, partnerId);
    const range = koreaDayRange(startDate, endDate, clock);
    const { rows, total } = await listTransfers(pool, subject, { ...range, page });
    const ids = rows.flatMap(({ fromId, toId }) => [fromId, toId]);
    const personOf = await readPeople(pool, ids, scope.at);
    const inside = await insideOf(pool, scope, ids);
    // What a parent has, or who was given something elsewhere, is nobody's below to see.
    const cashOf = (id: string, cash: bigint | null) =>
      inside.has(id) ? (cash?.toString() ?? null) : null;
    const shown = rows.map((row) => ({
      transferId: row.transferId,
      kind: row.kind,
      from: personOf(row.fromId),
      to: personOf(row.toId),
      amount: row.amount.toString(),
      fromCash: cashOf(row.fromId, row.fromCash),
      toCash: cashOf(row.toId, row.toCash),
      state: row.state,
      refusal: row.refusal,
      requestedAt: row.requestedAt.toISOString(),
      note: row.note,
    }));
    return { list: shown, pageInfo: pageInfo(page, total) };
  },
});

export const transferRoutes = [
  move('give', 'Gives money to somebody below'),
  move('take', 'Takes money back from somebody below, as far as there is cash'),
  ...list,
];
