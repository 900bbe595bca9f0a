-- Who set the price of a line in review, and who answered for it besides: never the same person.
alter table order_items
  add column priced_by bigint references staff_members,
  add column price_confirmed_by bigint references staff_members,
  add constraint prices_by_two check (price_confirmed_by <> priced_by);
