/**
 * Settings of a session by which its server finds within half a minute that the machine at the other
 * end is gone. By its own it takes two hours, or a quarter of one where something was on its way, and
 * as long nobody else gets the locks that the session holds: the outbox's, a job's, that of migrations.
 */
export const FINDS_DEAD_PEERS =
  '-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=4 -c tcp_user_timeout=30000';
