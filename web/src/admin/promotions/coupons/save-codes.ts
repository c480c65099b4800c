import { answerOf } from '../../../shared/api/client.ts';
import { saveFile } from '../../../shared/ui/lists/save-file.ts';
import type { CouponBatch, CouponCode } from '../../shared/contracts.ts';
import { operatorApi } from '../../shared/operator-session.ts';
import { codesCsv } from './codes-csv.ts';

/** Fetches every code of a batch and hands them out as one CSV file. */
export async function saveCodes({ batchId, name }: CouponBatch): Promise<void> {
  const codes: CouponCode[] = [];
  for (let isLast = false; !isLast; ) {
    const body = { batchId, after: codes.at(-1)?.place ?? 0 };
    const page = await answerOf(operatorApi.POST('/api/admin/promotion/coupon/codes', { body }));
    codes.push(...page.list);
    isLast = page.isLast;
  }
  saveFile(`${name}.csv`, codesCsv(codes), 'text/csv');
}
