-- Who buys what of which seller, so that nobody buys it a second time. Handed back, or bought, the row goes.
create table purchase_claims (
  sell_order_id bigint primary key references sell_orders,
  staff_id bigint not null references staff_members,
  claimed_at timestamptz not null
);
create index purchase_claims_of_staff on purchase_claims (staff_id);
