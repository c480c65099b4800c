import type { Job } from '@noriter/kit/jobs';
import type { BoardBase } from '../../base.ts';
import { clearMessages } from '../actions/clear-messages.ts';

export const clearMessagesJob: Job<BoardBase> = {
  name: 'clear-messages',
  everyMs: 3_600_000,
  run: clearMessages,
};
