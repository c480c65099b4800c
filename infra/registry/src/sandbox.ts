/** What plays the outside where nothing real stands there: a port on one machine, and its variable. */
export const sandbox = {
  'odds-feed': { port: 8190, variable: 'NORITER_ODDS_FEED_PORT' },
  'game-vendors': { port: 8191, variable: 'NORITER_GAME_VENDORS_PORT' },
  'draw-beacon': { port: 8192, variable: 'NORITER_DRAW_BEACON_PORT' },
  'partner-back-office': { port: 8193, variable: 'NORITER_PARTNER_BACK_OFFICE_PORT' },
} as const;

/** The secret of the beacon in containers: it shows how draws go, and proves nothing to anybody. */
export const containerBeaconSecret = 'noriter';
