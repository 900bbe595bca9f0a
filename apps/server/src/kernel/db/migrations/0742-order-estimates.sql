-- What an order was told that it would come to at the door, from before anybody changed it, and how near its freight came.
create table order_estimates (
  order_id bigint primary key references orders,
  made_at timestamptz not null,
  -- Millionths: what one yuan cost when it was placed.
  rate_e6 bigint not null check (rate_e6 > 0),
  -- The version of the tariff's line that it was quoted by; null where no way took the goods.
  tariff text,
  -- Grams and cubic millimetres, {low, high}.
  load jsonb not null,
  -- [{kind, low, high, figures}], cents of the payment currency.
  parts jsonb not null,
  -- [{key, price, num}]: lines by the names of their charges.
  goods jsonb not null,
  -- The category of the line that weighs most, and where the least sure of its weights came from.
  category_id int references categories,
  basis text not null check (basis in ('weighed', 'said', 'category', 'assumed')),
  freight_low bigint not null check (freight_low >= 0),
  freight_high bigint not null,
  -- Cents of freight as it was billed before reductions; null until everything was.
  freight_real bigint check (freight_real >= 0),
  judged_at timestamptz,
  check (freight_high >= freight_low),
  check ((freight_real is null) = (judged_at is null))
);
create index order_estimates_to_judge on order_estimates (order_id) where judged_at is null;
create index order_estimates_judged on order_estimates (judged_at) where judged_at is not null;
