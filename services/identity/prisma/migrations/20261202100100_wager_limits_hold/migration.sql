-- In a transaction of its own: it reads the table beside whoever writes it.
alter table protection_limit validate constraint protection_limit_known;
