-- Welcomes of members who never log in are forgotten by age, without reading the younger ones.
create index waiting_welcome_by_age on waiting_welcome (approved_at);
