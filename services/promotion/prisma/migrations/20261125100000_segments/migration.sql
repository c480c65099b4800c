-- The Korean days on which a member logged in, for who sleeps.
create table member_log_in (
  member_id uuid not null,
  day date not null,
  constraint member_log_in_pkey primary key (member_id, day)
);

-- Nothing is known of log-ins before this day: nobody sleeps yet.
insert into member_log_in (member_id, day)
select member_id, (now() at time zone 'Asia/Seoul')::date from member;
