-- How much a network wrote of late is asked before each post and comment: by an index, where it was read
-- from all of them. What was written before counts for no network; an hour later none of it would.
alter table post add column network text not null default '';
alter table post_comment add column network text not null default '';
create index post_by_network on post (network, made_at);
create index post_comment_by_network on post_comment (network, made_at);
