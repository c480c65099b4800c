import { consume } from '@noriter/kit/kafka';
import { memberEvents } from '@noriter/proto/topics';
import type { BoardBase } from '../base.ts';
import { onMemberEvent } from './events/on-member-event.ts';

/**
 * What the board knows of members: names, level, who recommended whom, whether they are active. A
 * consumer group of its own reads the topic from its beginning, so members of before are known too.
 */
export const membersModule = {
  consumes: [
    consume<BoardBase, typeof memberEvents>(memberEvents, {
      group: 'board-members',
      handle: onMemberEvent,
    }),
  ],
};
