const PLAYER = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$/;

/** A member towards vendors: the UUID without its dashes. */
export function playerIdOf(memberId: string): string {
  return memberId.replaceAll('-', '');
}

/** The member of a player id; null for what is none. */
export function memberIdOf(playerId: string): string | null {
  const parts = playerId.toLowerCase().match(PLAYER);
  return parts === null ? null : parts.slice(1).join('-');
}
