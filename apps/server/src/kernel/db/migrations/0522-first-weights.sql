-- A line may ask for its first weight at a price of its own, and for what is above it by the kilogram; and it may have duty and
-- value added tax in its prices. What was there before has neither.
alter table tariff_lines
  add column first_weight_g integer not null default 0,
  add column first_fee bigint not null default 0,
  add column is_tax_included boolean not null default false,
  add constraint tariff_lines_first_check
    check (first_weight_g >= 0 and first_fee >= 0 and (first_weight_g > 0) = (first_fee > 0)) not valid;
alter table tariff_lines validate constraint tariff_lines_first_check;
