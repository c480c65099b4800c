import type { Job } from '@noriter/kit/jobs';
import type { BoardBase } from '../../base.ts';
import { announceDue } from '../actions/announce-due.ts';

export const announceMessagesJob: Job<BoardBase> = {
  name: 'announce-messages',
  everyMs: 1_000,
  run: announceDue,
};
