-- Passkeys of operators and members, as a second factor beside the codes of an authenticator.
create table passkey (
  -- Chosen by the device; nobody else's, at any site.
  credential_id text not null,
  site_id text not null,
  owner_kind text not null check (owner_kind in ('operator', 'member')),
  owner_id uuid not null,
  name text not null,
  public_key bytea not null,
  -- Uses as the device counts them; devices that share a passkey count none.
  counter bigint not null,
  added_at timestamptz(3) not null,
  last_used_at timestamptz(3),
  constraint passkey_pkey primary key (credential_id)
);
create index passkey_by_owner on passkey (owner_kind, owner_id);

-- False for an operator who has passkeys only.
alter table operator add column has_authenticator boolean not null default true;
