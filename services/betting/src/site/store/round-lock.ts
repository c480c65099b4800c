type RoundOfSite = { siteId: string; gameId: string; gameDay: string; number: number };

/** The lock of what the house may lose on a round by bets of one site. */
export function roundKeyOf({ siteId, gameId, gameDay, number }: RoundOfSite): string {
  return `round of ${siteId} ${gameId} ${gameDay} ${number}`;
}
