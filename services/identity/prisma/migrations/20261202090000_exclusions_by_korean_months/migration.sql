-- Months of an exclusion were counted in UTC, and ended up to three days early: those that hold last as long as
-- Korea's calendar says. None gets shorter; who is excluded stays so, and no version of it is another one.
update protection
set excluded_until = greatest(protection.excluded_until, counted.until)
from (
  select distinct on (member_id) member_id,
    (at at time zone 'Asia/Seoul' + case detail ->> 'length'
      when '6m' then interval '6 months'
      when '1y' then interval '1 year'
      when '5y' then interval '5 years'
    end) at time zone 'Asia/Seoul' as until
  from protection_change
  where action = 'exclude'
  order by member_id, at desc, change_id desc
) as counted
where counted.member_id = protection.member_id
  and protection.excluded_at is not null
  and protection.excluded_until < counted.until;
