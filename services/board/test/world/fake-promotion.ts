import type { Keyring } from '@noriter/kit/testing';
import { startFakeService } from './fake-service.ts';

const PER_PAGE = 2;
const same = (text: string) => ({ ko: text, en: `${text} en`, vi: `${text} vi` });

/** Stands where the promotion service would: members of filters, and what the main page shows. */
export function startFakePromotion(keyOf: () => Keyring) {
  const state = {
    isDown: false,
    memberIds: [] as string[],
    asked: [] as unknown[],
    /** Calls for the main page. */
    mainCalls: 0,
    isStamped: false,
  };

  function membersAfter(after: unknown) {
    const rest = state.memberIds.toSorted().filter((id) => typeof after !== 'string' || id > after);
    return { memberIds: rest.slice(0, PER_PAGE), isLast: rest.length <= PER_PAGE };
  }

  return startFakeService(keyOf, 'promotion', state, (path, { filter, after }) => {
    if (path === '/internal/promotion/main') {
      state.mainCalls += 1;
      const moment = { startsAt: '2026-01-01T00:00:00.000Z', endsAt: null };
      const one = { promotionId: 'p', trigger: 'attendance', ...moment };
      return { list: [{ ...one, title: same('출석'), note: same('매일') }] };
    }
    if (path === '/internal/promotion/attendance/state') {
      return { sheet: { title: same('출석'), isStamped: state.isStamped, currentRun: 3 } };
    }
    state.asked.push(filter);
    if (path.endsWith('/count')) return { members: state.memberIds.length };
    return membersAfter(after);
  });
}
