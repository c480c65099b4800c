-- What a member agreed to, when and from where. Kept as it was: rows come and never change.
create table member_consent (
  member_id uuid not null,
  site_id text not null,
  subject text not null check (subject in ('terms', 'adult')),
  -- Of the text that was agreed to; null where there was none to read.
  version integer,
  agreed_at timestamptz(3) not null,
  address text not null,
  constraint member_consent_pkey primary key (member_id, subject, agreed_at),
  constraint member_consent_member foreign key (member_id) references member (member_id)
);
create trigger member_consent_is_append_only
  before update or delete or truncate on member_consent
  for each statement execute function refuse_change();
