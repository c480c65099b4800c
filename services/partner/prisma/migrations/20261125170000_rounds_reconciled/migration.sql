-- What rounds of third-party games count for is compared with the games gateway, and what was counted
-- with who settled it, of those from now on.
insert into reconciliation_progress (comparison, cursor)
select comparison, to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
from unnest(array['rounds', 'counted']) as comparison;
