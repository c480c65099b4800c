import { timestampDate } from '@bufbuild/protobuf/wkt';
import type { ReceivedEvent } from '@noriter/kit/kafka';
import { koreaDay } from '@noriter/kit/korea-time';
import { keepFormerLevel } from '@noriter/member-projection/levels';
import { memberChangeOf } from '@noriter/member-projection/member-change';
import {
  type MemberProjection,
  profileColumns,
  projectMember,
} from '@noriter/member-projection/projection';
import type { memberEvents } from '@noriter/proto/topics';
import type { PromotionBase } from '../../base.ts';
import { keepDevice } from '../../members/store/devices.ts';
import { keepLogIn } from '../../members/store/log-ins.ts';
import { keepApproval } from '../../members/store/members.ts';
import { giveWaitingWelcome, giveWelcome } from '../actions/give-welcome.ts';
import { devicePseudonym } from '../domain/caps.ts';
import { LEVELS_ASKED_MS } from '../domain/waiting-welcome.ts';

const projection: MemberProjection = {
  group: 'promotion',
  profile: { ...profileColumns, recommender_id: ({ recommenderId }) => recommenderId },
  protection: {
    excluded: ({ excluded }) => excluded,
    time_out_until: ({ timeOutUntil }) =>
      timeOutUntil === undefined ? null : timestampDate(timeOutUntil),
  },
  before: async (tx, change) => {
    if (change.profile === undefined) return;
    await keepFormerLevel(tx, change, change.profile.level, LEVELS_ASKED_MS);
  },
  also: async (tx, { memberId, at, isApproval }) => {
    if (isApproval) await keepApproval(tx, memberId, at);
  },
};

/**
 * Keeps who the members are, when and with what they log in, and who may be given nothing, and welcomes who
 * was approved, or logs in first where a device has to be known. The welcome is a transaction of its own: come twice,
 * the event finds the grant there.
 */
export async function onMemberEvent(
  deps: Pick<PromotionBase, 'pool' | 'clock' | 'log'>,
  event: ReceivedEvent<typeof memberEvents>,
): Promise<void> {
  const { siteId, memberId, occurredAt, event: news } = event.value;
  if (news.case === 'sessionStarted' && occurredAt !== undefined) {
    const { deviceId } = news.value;
    const at = timestampDate(occurredAt);
    await keepLogIn(deps.pool, memberId, koreaDay(at));
    if (deviceId !== '') {
      await keepDevice(deps.pool, { memberId, device: devicePseudonym(siteId, deviceId), at });
    }
    return giveWaitingWelcome(deps, { memberId, siteId });
  }
  await projectMember(deps.pool, projection, event);
  const change = memberChangeOf(event.value);
  if (change?.isApproval === true) await giveWelcome(deps, change);
}
