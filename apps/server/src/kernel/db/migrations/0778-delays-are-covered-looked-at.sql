alter table order_charges
  validate constraint refunded_at_most_what_was_paid,
  validate constraint late_back_of_freight;
