-- CNY cents that the marketplace took for a line, freight included; null while nobody wrote it down.
alter table order_items add column cost bigint check (cost >= 0);
