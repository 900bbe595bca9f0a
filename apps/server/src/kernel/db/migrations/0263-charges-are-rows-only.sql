-- order_charges (0262) says all of it.
alter table orders
  drop column goods_amount,
  drop column mainland_freight,
  drop column service_fee,
  drop column insurance_fee,
  drop column coupon_amount,
  drop column freight_estimate;

drop table charge_lines;
