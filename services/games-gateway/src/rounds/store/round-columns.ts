/** A round as it is kept, of `game_round r`. */
export const roundColumns = `r.round_id as "roundId", r.site_id as "siteId", r.member_id as "memberId",
  r.vendor_key as "vendorKey", r.vendor_round_id as "vendorRoundId", r.game_id as "gameId",
  r.game_code as "gameCode", r.vendor_code as "vendorCode", r.group_code as "groupCode", r.state,
  r.staked, r.returned, r.version, r.opened_at as "openedAt"`;
