-- Tickets: bets on sports beside those on rounds, what the house stands to lose by them, and how
-- they end: settled anew, cancelled, bought back.

-- A slip of a mini game names its round; one on sports has its legs.
alter table bet_slip
  alter column game_day drop not null,
  alter column number drop not null,
  alter column round_id drop not null,
  -- A stake that the wallet takes from then on buys no part in what is bet on.
  add column stake_before timestamptz(3),
  -- In play: when it is looked at again. Until then nothing is staked.
  add column rechecks_at timestamptz(3) check (rechecks_at is null or state = 'pending'),
  -- Which legs it was refused for, and why.
  add column problems jsonb check (problems is null or state = 'refused');

update bet_slip set stake_before = draws_at
from mini_round as round where round.round_id = bet_slip.round_id;

alter table bet_slip
  alter column stake_before set not null,
  add check ((product = 'mini') = (round_id is not null)),
  add check ((game_day is null) = (round_id is null) and (number is null) = (round_id is null));

-- Who waits for the wallet is asked for by when it ends, whatever it is a bet on.
drop index bet_slip_unanswered;
create index bet_slip_unanswered on bet_slip (stake_before)
  where state = 'pending' and rechecks_at is null;
create index bet_slip_rechecks on bet_slip (rechecks_at) where rechecks_at is not null;

alter table bet
  alter column game_day drop not null,
  alter column number drop not null,
  alter column round_id drop not null,
  alter column market_id drop not null,
  alter column selection_id drop not null,
  alter column conditions drop not null,
  add column kind text not null default 'single'
    check (kind in ('single', 'combination', 'system')),
  -- So many of the legs make a line.
  add column lines_of integer not null default 1 check (lines_of > 0),
  -- Of one line, as it was staked, and what of it still runs: a part that was bought back does not.
  add column line_stake bigint,
  add column open_line_stake bigint,
  add column bonus jsonb,
  -- The most it can return, and that of its level on that day.
  add column return_most bigint,
  add column return_max bigint,
  -- When it was priced: a cancellation of a span of time is of bets that were priced in it.
  add column priced_at timestamptz(3),
  -- What was paid for parts of it before it ended.
  add column cashed_out bigint not null default 0 check (cashed_out >= 0),
  -- Why its stake goes back whatever comes; null where its legs decide.
  add column void_reason text;

update bet set line_stake = stake, open_line_stake = stake, return_most = stake * odds / 1000,
  priced_at = placed_at;

alter table bet
  alter column line_stake set not null,
  alter column open_line_stake set not null,
  alter column return_most set not null,
  alter column priced_at set not null,
  add check (open_line_stake between 0 and line_stake),
  add check ((product = 'mini') = (round_id is not null)),
  add check ((round_id is null) = (market_id is null)
    and (round_id is null) = (selection_id is null)
    and (round_id is null) = (conditions is null)
    and (round_id is null) = (game_day is null)
    and (round_id is null) = (number is null));

-- A bet that was settled may be open again, and settled anew.
do $$
declare
  named text;
begin
  for named in
    select conname from pg_constraint
    where conrelid = 'bet'::regclass and contype = 'c'
      and (pg_get_constraintdef(oid) like '%settled_at%'
        or pg_get_constraintdef(oid) like '%returned = stake%'
        or pg_get_constraintdef(oid) like '%''refused''%')
  loop
    execute format('alter table bet drop constraint %I', named);
  end loop;
end
$$;
alter table bet
  add constraint bet_state_check check (
    state in ('pending', 'accepted', 'refused', 'won', 'lost', 'void', 'cashed-out')),
  add constraint bet_ended check (
    (state in ('won', 'lost', 'void', 'cashed-out')) = (settled_at is not null)
      and (settled_at is null or settlement_version > 0)
      and (product <> 'mini' or (settled_at is null) = (settlement_version = 0))),
  add constraint bet_void_returns check (state <> 'void' or cashed_out > 0 or returned = stake);

drop index bet_unsettled;
create index bet_unsettled on bet (round_id, bet_id)
  where state = 'accepted' and round_id is not null;
-- What a member holds on sports.
create index bet_held_tickets on bet (member_id)
  where state in ('pending', 'accepted') and round_id is null;

create table bet_leg (
  bet_id uuid not null references bet (bet_id),
  position integer not null check (position >= 0),
  fixture_id text not null references sport_fixture (fixture_id),
  market_key text not null,
  selection_id text not null,
  -- What it is a bet on, as it was when it was placed.
  market jsonb not null,
  sport text not null,
  league_id text not null,
  home_ko text,
  home_en text,
  away_ko text,
  away_en text,
  asked_odds bigint not null check (asked_odds >= 1000),
  odds bigint not null check (odds > 1000),
  is_live boolean not null,
  starts_at timestamptz(3) not null,
  -- Null while its market has none.
  result jsonb,
  -- Of its market, when it was last looked at.
  settlement_version integer not null default 0,
  -- The last call of `market_due` it was looked at for.
  due_seen bigint not null default 0,
  -- What it adds to `sport_exposure`, to be taken away again to the won.
  exposed_tickets integer not null default 0 check (exposed_tickets in (0, 1)),
  exposed_stake bigint not null default 0,
  exposed_share bigint not null default 0,
  exposed_worst bigint not null default 0,
  constraint bet_leg_pkey primary key (bet_id, position)
);

create index bet_leg_by_market on bet_leg (fixture_id, market_key, bet_id);

-- Markets whose bets are to be looked at. A market that changes again while they are is called
-- again: who has looked at all of a call takes away that call and no later one.
create sequence market_due_call;
create table market_due (
  fixture_id text not null,
  market_key text not null,
  call bigint not null default nextval('market_due_call'),
  constraint market_due_pkey primary key (fixture_id, market_key)
);
create index market_due_by_call on market_due (call);

create function call_market() returns trigger language plpgsql as $$
begin
  insert into market_due (fixture_id, market_key) values (new.fixture_id, new.market_key)
  on conflict (fixture_id, market_key) do update set call = nextval('market_due_call');
  return null;
end
$$;
create trigger sport_market_result_calls after update of settlement_version on sport_market
  for each row when (new.settlement_version is distinct from old.settlement_version)
  execute function call_market();

-- What a site stands to lose on each selection, reserved with its bets.
create table sport_exposure (
  fixture_id text not null,
  market_key text not null,
  site_id text not null,
  selection_id text not null,
  -- Sums of what bet_leg has: what is added there is taken away there, so none goes below zero.
  tickets integer not null,
  stake bigint not null,
  share bigint not null,
  worst bigint not null,
  constraint sport_exposure_pkey primary key (fixture_id, market_key, site_id, selection_id)
);

-- What may be combined, how high, and how bets end early: one document per site.
create table sport_rules (
  site_id text not null,
  version integer not null,
  document jsonb not null,
  changed_at timestamptz(3) not null,
  changed_by uuid not null,
  constraint sport_rules_pkey primary key (site_id)
);

create table sport_rules_version (
  site_id text not null,
  version integer not null,
  document jsonb not null,
  changed_at timestamptz(3) not null,
  changed_by uuid not null,
  reason text not null default '',
  constraint sport_rules_version_pkey primary key (site_id, version)
);

create trigger sport_rules_version_is_append_only
  before update or delete or truncate on sport_rules_version
  for each statement execute function refuse_change();

-- Each settlement moves the difference to what was paid before; below zero it is taken back.
alter table bet_settlement disable trigger bet_settlement_is_append_only;
alter table bet_settlement add column moved bigint;
update bet_settlement set moved = returned;
alter table bet_settlement alter column moved set not null;
do $$
declare
  named text;
begin
  for named in
    select conname from pg_constraint
    where conrelid = 'bet_settlement'::regclass and contype = 'c'
      and (pg_get_constraintdef(oid) like '%command_id%'
        or pg_get_constraintdef(oid) like '%''lost''%')
  loop
    execute format('alter table bet_settlement drop constraint %I', named);
  end loop;
end
$$;
alter table bet_settlement
  add constraint bet_settlement_result_check
    check (result in ('won', 'lost', 'void', 'open', 'cashed-out')),
  add constraint bet_settlement_moves check ((moved = 0) = (command_id is null));
alter table bet_settlement enable trigger bet_settlement_is_append_only;

-- Money that a later settlement takes back. The wallet takes all of it or nothing: what it could
-- not take is owed, and asked for again.
create table bet_debt (
  bet_id uuid not null,
  version integer not null,
  site_id text not null,
  member_id uuid not null,
  slip_id uuid not null,
  product text not null,
  amount bigint not null check (amount > 0),
  state text not null check (state in ('asked', 'owed', 'paid')),
  -- The last command that asked for it, and how many there were.
  command_id uuid not null,
  attempts integer not null default 1 check (attempts > 0),
  asked_at timestamptz(3) not null,
  next_at timestamptz(3),
  constraint bet_debt_pkey primary key (bet_id, version),
  constraint bet_debt_of foreign key (bet_id, version) references bet_settlement (bet_id, version),
  check ((state = 'owed') = (next_at is not null))
);
create unique index bet_debt_by_command on bet_debt (command_id);
create index bet_debt_owed on bet_debt (next_at) where state = 'owed';
create index bet_debt_by_member on bet_debt (member_id) where state <> 'paid';

-- Offers to buy a ticket back; each is taken once or runs out.
create table cash_out_offer (
  offer_id uuid not null,
  bet_id uuid not null references bet (bet_id),
  line_stake bigint not null check (line_stake > 0),
  amount bigint not null check (amount > 0),
  expires_at timestamptz(3) not null,
  taken_at timestamptz(3),
  -- The settlement that paid it.
  version integer,
  constraint cash_out_offer_pkey primary key (offer_id),
  check ((taken_at is null) = (version is null))
);
create index cash_out_offer_of_bet on cash_out_offer (bet_id);

-- Tickets and markets that an operator declared void for his site; a second one agrees where much
-- money moves.
create table ticket_void (
  void_id uuid not null,
  site_id text not null,
  -- One of the two: a ticket, or a market with all bets on it.
  bet_id uuid references bet (bet_id),
  fixture_id text,
  market_key text,
  reason text not null check (reason <> ''),
  status text not null check (status in ('waiting', 'approved', 'refused', 'withdrawn')),
  asked_by uuid not null,
  asked_by_name text not null,
  asked_at timestamptz(3) not null,
  decided_by uuid,
  decided_by_name text not null default '',
  decided_at timestamptz(3),
  refusal text not null default '',
  -- What it came to when it was agreed to: given back, and taken back.
  bets integer not null default 0,
  paid bigint not null default 0,
  taken bigint not null default 0,
  constraint ticket_void_pkey primary key (void_id),
  check ((bet_id is null) = (fixture_id is not null)),
  check ((fixture_id is null) = (market_key is null)),
  check ((status = 'waiting') = (decided_at is null))
);
create unique index ticket_void_of_bet on ticket_void (bet_id)
  where status in ('waiting', 'approved') and bet_id is not null;
create unique index ticket_void_of_market on ticket_void (site_id, fixture_id, market_key)
  where status in ('waiting', 'approved') and fixture_id is not null;
