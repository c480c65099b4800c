alter table member add column time_out_until timestamptz(3);
