-- A member's question to the operators, and what was said in it. Nobody deletes one: a complaint is kept
-- for five years after the last word in it.
create table inquiry (
  idx integer generated always as identity,
  site_id text not null,
  member_id uuid not null,
  kind text not null check (kind in ('account', 'other', 'dispute')),
  -- What the member reads: the answer is best written in it.
  language text not null check (language in ('ko', 'en', 'vi')),
  title text not null check (title <> ''),
  -- The bet or request it is about.
  subject_kind text check (subject_kind in ('bet', 'deposit', 'withdrawal')),
  subject_id uuid,
  state text not null check (state in ('waiting', 'answered')),
  -- 1 to 5, of the last answer.
  rating smallint check (rating between 1 and 5),
  opened_at timestamptz(3) not null,
  -- Since when the member waits for an answer, and by when it has to come.
  waiting_since timestamptz(3) not null,
  due_at timestamptz(3) not null,
  -- Of the newest entry.
  written_at timestamptz(3) not null,
  -- The operator who works on it, and until when that holds.
  lease_by text,
  lease_until timestamptz(3),
  effect uuid not null,
  constraint inquiry_pkey primary key (idx),
  constraint inquiry_whole_subject_check check ((subject_kind is null) = (subject_id is null)),
  constraint inquiry_whole_lease_check check ((lease_by is null) = (lease_until is null))
);

create unique index inquiry_effect_key on inquiry (effect);
create index inquiry_of_member on inquiry (member_id, idx);
create index inquiry_queue on inquiry (site_id, state, due_at);
create index inquiry_written_at_idx on inquiry (written_at);

create table inquiry_entry (
  idx integer generated always as identity,
  inquiry_idx integer not null references inquiry (idx) on delete cascade,
  -- A note is for operators alone.
  author text not null check (author in ('member', 'operator', 'note')),
  operator text,
  body text not null check (body <> ''),
  effect uuid not null,
  written_at timestamptz(3) not null,
  constraint inquiry_entry_pkey primary key (idx),
  constraint inquiry_entry_writer_check check ((author = 'member') = (operator is null))
);

create unique index inquiry_entry_effect_key on inquiry_entry (effect);
create index inquiry_entry_of_inquiry on inquiry_entry (inquiry_idx, idx);

-- Answers that are given often, in each language, with {nickname}, {loginId} and {title} in them.
create table answer_macro (
  site_id text not null,
  name text not null,
  texts jsonb not null check (texts ->> 'ko' <> ''),
  saved_at timestamptz(3) not null,
  saved_by text not null,
  constraint answer_macro_pkey primary key (site_id, name)
);
