-- Which version of the member's protection the bounds of stakes are of: a stake is judged by it, or by
-- a newer one.
alter table account add column protection_version integer not null default 0;
update account
set protection_version = member.protection_version
from member
where member.member_id = account.member_id and member.protection_version > 0;
