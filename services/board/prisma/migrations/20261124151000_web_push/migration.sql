create table push_subscription (
  subscription_id uuid primary key,
  -- Where the browser's push service takes messages: whoever has it is the browser.
  endpoint text not null unique,
  site_id text not null,
  member_id uuid not null,
  p256dh text not null,
  auth text not null,
  language text not null check (language in ('ko', 'en', 'vi')),
  saved_at timestamptz(3) not null
);

comment on table push_subscription is 'Browsers in which members agreed to be told while the site is closed';

create index push_subscription_member_id_idx on push_subscription (member_id, saved_at);

create table push_message (
  subscription_id uuid not null references push_subscription on delete cascade,
  notification_id uuid not null,
  kind text not null,
  created_at timestamptz(3) not null,
  -- From then on it may be sent; while one instance sends it, a little later.
  due_at timestamptz(3) not null,
  tries integer not null default 0,
  primary key (subscription_id, notification_id)
);

comment on table push_message is 'What has still to be handed to push services';

create index push_message_due_at_idx on push_message (due_at);
