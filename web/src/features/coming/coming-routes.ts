/**
 * The specification's addresses below /member whose capability does not exist yet, one line each.
 * A `$` stands for one id. When a capability comes, its route file takes over and its line goes.
 */
export const comingRoutes = [
  { path: 'stributor', title: 'distributor' },
  { path: 'striNew', title: 'distributor' },
  { path: 'attendendance', title: 'attendance' },
  { path: 'attendance', title: 'attendance' },
  { path: 'livecasino', title: 'live' },
  { path: 'livecasino/evolution', title: 'live' },
  { path: 'livecasino/asiagaming', title: 'live' },
  { path: 'livecasino/pragmatic', title: 'live' },
  { path: 'livecasino/dreamcasino', title: 'live' },
  { path: 'livecasino/sexygaming', title: 'live' },
  { path: 'livecasino/biggaming', title: 'live' },
  { path: 'hotelcasino', title: 'hotel' },
  { path: 'slotgame', title: 'slot' },
  { path: 'slotgame/kplayslot', title: 'slot' },
  { path: 'slotgame/pragslot', title: 'slot' },
  { path: 'slotgame/habanero', title: 'slot' },
  { path: 'slotgame/slot_elle', title: 'slot' },
  { path: 'slotgame/slot_quick', title: 'slot' },
  { path: 'slotgame/slot_spade', title: 'slot' },
  { path: 'slotgame/slot_playandgo', title: 'slot' },
  { path: 'slotgame/slot_worldmath', title: 'slot' },
  { path: 'slotgame/slot_microgaming', title: 'slot' },
  { path: 'slotgame/slot_ylgaming', title: 'slot' },
  { path: 'slotgame/$', title: 'slot' },
  { path: 'phishinggame', title: 'fishing' },
  { path: 'phishinggame/kplayfishing', title: 'fishing' },
  { path: 'rotary', title: 'rotary' },
  { path: 'live', title: 'liveVideo' },
  { path: 'board', title: 'board' },
  { path: 'board/list', title: 'board' },
  { path: 'board/read/$', title: 'board' },
  { path: 'board/write', title: 'board' },
  { path: 'cscenter/qna/list', title: 'support' },
  { path: 'cscenter/qna/write', title: 'support' },
  { path: 'cscenter/qna/read/$', title: 'support' },
  { path: 'cscenter/account', title: 'accountInquiry' },
  { path: 'qnaList', title: 'support' },
  { path: 'qna/read/$', title: 'support' },
  { path: 'qnaWrite', title: 'support' },
  { path: 'mypage/distributor', title: 'distributor' },
  { path: 'mypage/coupon', title: 'coupon' },
  { path: 'mypage/coupon/use', title: 'coupon' },
  { path: 'mypage/coupon/gift', title: 'coupon' },
  { path: 'mypage/coupon/list', title: 'coupon' },
  { path: 'couponMain', title: 'coupon' },
  { path: 'coupon', title: 'coupon' },
  { path: 'mypage/message', title: 'messages' },
  { path: 'mypage/message/list', title: 'messages' },
  { path: 'mypage/message/read/$', title: 'messages' },
  { path: 'msgMain', title: 'messages' },
  { path: 'msg', title: 'messages' },
  { path: 'msgRead/$', title: 'messages' },
  { path: 'mypage/give', title: 'give' },
  { path: 'give', title: 'give' },
  { path: 'partner', title: 'partner' },
  { path: 'partner/cashList', title: 'partner' },
  { path: 'partner/bettingList', title: 'partner' },
  { path: 'partner/partnerList', title: 'partner' },
  { path: 'partner/partnerCalculationList', title: 'partner' },
  { path: 'partner/partnerCalculationUserList', title: 'partner' },
  { path: 'partner/partnerMemberList', title: 'partner' },
  { path: 'partner/partnerMoneyMoveList', title: 'partner' },
] as const;

export type ComingTitle = (typeof comingRoutes)[number]['title'];

/** The address of three e-sport explanations is another page's. */
export const comingRedirects: Readonly<Record<string, '/member/gameway'>> = {
  'esport/screendescription': '/member/gameway',
  'esport/onefolderbetting': '/member/gameway',
  'esport/twofolderbetting': '/member/gameway',
};

/** What stands at a path below /member, or null when the specification has no such address. */
export function comingTitle(path: string): ComingTitle | null {
  const asked = path.split('/').filter((part) => part !== '');
  const found = comingRoutes.find((route) => {
    const parts = route.path.split('/');
    return (
      parts.length === asked.length &&
      parts.every((part, index) => part === '$' || part === asked[index])
    );
  });
  return found?.title ?? null;
}
