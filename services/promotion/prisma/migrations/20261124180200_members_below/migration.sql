-- Going down the tree of partners, to whom a filter is for.
create index member_by_recommender on member (recommender_id);
