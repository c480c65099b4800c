import type { Job } from '@noriter/kit/jobs';
import type { BoardBase } from '../../base.ts';
import { sendPushes } from '../actions/send-pushes.ts';

export const sendPushesJob: Job<BoardBase> = {
  name: 'send-pushes',
  everyMs: 1_000,
  run: sendPushes,
};
