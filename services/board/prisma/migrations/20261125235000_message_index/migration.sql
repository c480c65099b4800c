-- What decides whose a message is stands in the index: a list reads the rows of its page alone, and a count
-- none.
drop index message_by_audience;
create index message_by_audience on message (site_id, audience, shown_at) include (idx, recalled_at);
