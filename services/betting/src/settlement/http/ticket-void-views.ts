import { requestShape, requestView } from '@noriter/four-eyes/request-shape';
import { idText } from '@noriter/kit/id-text';
import { wonText } from '@noriter/kit/money';
import { nameSchemas } from '@noriter/kit/schema-names';
import { z } from 'zod';
import type { TicketSubject } from '../store/ticket-effect.ts';
import type { TicketVoid } from '../store/ticket-voids.ts';

const market = { fixtureId: z.string().min(1).max(80), marketKey: z.string().min(1).max(400) };

export const subject = z
  .union([z.object({ betId: idText }), z.object(market)])
  .describe('A ticket, or a market with all of the site’s tickets on it')
  .transform((one): TicketSubject => one);

/** What a decision of an operator moves. */
export const effectShape = {
  bets: z.int().describe('Whose money would move'),
  paid: wonText.describe('Given to members'),
  taken: wonText.describe('Taken back from members; where one has less, it is owed'),
};

/** What the operator was shown of it. */
export const shownShape = { paid: effectShape.paid, taken: effectShape.taken };

export const request = z.object({
  voidId: z.string(),
  ...requestShape,
  ...effectShape,
});

nameSchemas({ TicketVoidRequest: request });

export function effectText({ bets, paid, taken }: { bets: number; paid: bigint; taken: bigint }) {
  return { bets, paid: paid.toString(), taken: taken.toString() };
}

export function requestOf(row: TicketVoid, operatorId: string): z.input<typeof request> {
  return { voidId: row.requestId, ...requestView(row, operatorId), ...effectText(row) };
}
