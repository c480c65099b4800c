import { adminMessageRoutes } from './http/admin-messages.ts';
import { messageRoutes } from './http/messages.ts';
import { unreadMessageRoutes } from './http/unread-messages.ts';
import { announceMessagesJob } from './jobs/announce-messages.ts';
import { clearMessagesJob } from './jobs/clear-messages.ts';

/** Messages of the site to its members. */
export const messagesModule = {
  routes: [...messageRoutes, ...adminMessageRoutes, ...unreadMessageRoutes],
  jobs: [announceMessagesJob, clearMessagesJob],
};
