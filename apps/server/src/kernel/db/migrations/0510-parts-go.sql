-- Since when what has arrived of an order goes without the rest, as its customer said; null again once it is billed.
alter table order_instructions add column part_goes_since timestamptz;
create index orders_that_go_in_part on order_instructions (order_id) where part_goes_since is not null;
create index orders_that_may_go_in_part on order_instructions (order_id) where ship_after_days is not null;
