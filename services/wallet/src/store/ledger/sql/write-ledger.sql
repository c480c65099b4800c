insert into ledger (
  at, day,
  command_id, member_id, site_id, kind, amount, from_account, to_account,
  subject_type, subject_id, product, refusal, cash, held, points, owed, version
)
select $1::timestamptz, $2::date, fresh.*
from unnest(
  $3::uuid[], $4::uuid[], $5::text[], $6::smallint[], $7::bigint[], $8::text[], $9::text[],
  $10::text[], $11::text[], $12::text[], $13::text[],
  $14::bigint[], $15::bigint[], $16::bigint[], $17::bigint[], $18::bigint[]
) as fresh
