-- What somebody bought elsewhere: which warehouse it comes to. Where it goes and how is chosen later, all at once.
create table consignments (
  order_id bigint primary key references orders,
  warehouse text not null constraint consignments_warehouse_check check (warehouse in ('guangzhou', 'shenzhen'))
);

alter table orders
  add constraint orders_way_whole_check check (
    (address is null) = (express is null) and (express is null) = (transport is null)
  ) not valid;
