-- What carriers' bills of a month say, in cents of the region's currency: the last that was written down holds; without an amount it was taken back.
create table carrier_costs (
  id bigint generated always as identity primary key,
  region text not null check (region in ('TW', 'TH')),
  month text not null check (month ~ '^20[0-9]{2}-(0[1-9]|1[0-2])$'),
  carrier text not null check (carrier ~ '^(line|door):[a-z0-9_]{1,30}$'),
  amount bigint check (amount >= 0),
  note text not null default '' check (length(note) <= 200),
  written_at timestamptz not null,
  written_by bigint not null references staff_members
);
create index carrier_costs_of_month on carrier_costs (region, month, carrier, id desc);
