-- A reversal that the wallet refused can be asked for again: under an id of its own, since a command is answered once.
alter table settlement add column reversals_refused integer not null default 0;
