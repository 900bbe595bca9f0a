-- Refunds that were paid before their seller gave anything back, the longest waiting in front.
create index refunds_owed_by_sellers on refunds (executed_at, id)
 where awaits_seller and executed_at is not null and status & 4 = 0;
