-- What everybody knows of the demonstration's operators; a real site has none of it.
alter table operator
  add column published_password boolean not null default false,
  add column published_factor boolean not null default false;
update operator set published_password = true, published_factor = true where operator_id in (
  '654bec15-e17b-52f3-b922-b8b076973e7c',
  'fd10021a-c6e9-573c-9361-0f9be5814c8d',
  'c9ad917f-9620-56c8-9a0d-d4321f0088d1',
  '6eab42bf-cf97-5e96-bdad-54b700e2cd6e'
);

alter table member
  -- Came while the site was a demonstration: play money, and nobody asked for age or country.
  add column demonstration boolean not null default false,
  -- The operator's own, kept out of every figure.
  add column is_test boolean not null default false,
  -- Sealed; null where nobody asked for it.
  add column birth_date text,
  add column age_method text,
  add column age_confirmed_by text,
  add column age_confirmed_at timestamptz(3),
  add constraint member_age_confirmed check (
    (age_method is null) = (age_confirmed_at is null)
    and (age_method is null) = (age_confirmed_by is null)
    and (age_method is null or birth_date is not null)
  );
update member set demonstration = true where site_id not in (
  select site_id from site_options where document ->> 'mode' = 'real'
);
create index member_demonstration on member (site_id) where demonstration;
