-- Shops are named by a key.
alter table shops add column key text not null unique default public_key();
