-- The rate at which points were granted. A grant that was not reckoned by a rate has no row.
create table point_rate (
  command_id uuid primary key,
  basis_points integer not null check (basis_points >= 0),
  bonus_basis_points integer not null check (bonus_basis_points >= 0)
);
