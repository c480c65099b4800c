-- A cash-out in play waits for the bet delay like a bet: asked for, due, then taken or refused.
alter table cash_out_offer
  add column asked_at timestamptz(3),
  add column due_at timestamptz(3),
  -- The member's level, whose least stake has to be left running.
  add column asked_level integer,
  add column refusal text,
  add column refusal_data jsonb,
  add constraint cash_out_offer_asked check (
    (asked_at is null) = (due_at is null) and (asked_at is null) = (asked_level is null)
  ),
  add constraint cash_out_offer_decided_once check (taken_at is null or refusal is null),
  add constraint cash_out_offer_refused check (
    refusal is null or (asked_at is not null and refusal_data is not null)
  );

-- One at a time: what a second one is worth depends on what the first one leaves.
create unique index cash_out_offer_waiting on cash_out_offer (bet_id)
  where asked_at is not null and taken_at is null and refusal is null;
create index cash_out_offer_due on cash_out_offer (due_at)
  where asked_at is not null and taken_at is null and refusal is null;
