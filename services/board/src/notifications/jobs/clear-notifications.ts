import type { Job } from '@noriter/kit/jobs';
import type { BoardBase } from '../../base.ts';
import { clearNotifications } from '../actions/clear-notifications.ts';

/** An hour's notifications beyond their time are no burden. */
export const clearNotificationsJob: Job<BoardBase> = {
  name: 'clear-notifications',
  everyMs: 3_600_000,
  run: clearNotifications,
};
