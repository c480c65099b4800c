import type { Job } from '@noriter/kit/jobs';
import type { BoardBase } from '../../base.ts';
import { clearInquiries } from '../actions/clear-inquiries.ts';

export const clearInquiriesJob: Job<BoardBase> = {
  name: 'clear-inquiries',
  everyMs: 3_600_000,
  run: clearInquiries,
};
