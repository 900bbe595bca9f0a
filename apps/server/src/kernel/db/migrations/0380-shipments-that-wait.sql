-- A complete order that is to wait in the warehouse for what its owner still has bought for the same way: whoever says
-- nothing is billed as soon as an order lies complete.
create table shipment_holds (
  order_id bigint primary key references orders,
  asked_at timestamptz not null
);
