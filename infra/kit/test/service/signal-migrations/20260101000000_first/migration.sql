create table signal (signal_id int primary key);
