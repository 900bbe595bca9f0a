-- What past parcels of a line needed for each leg, in open days; reckoned anew every night.
create table leg_intervals (
  warehouse text not null constraint leg_intervals_warehouse_check check (warehouse in ('guangzhou', 'shenzhen')),
  region text not null constraint leg_intervals_region_check check (region in ('TW', 'TH')),
  transport smallint not null constraint leg_intervals_transport_check check (transport in (12, 8, 9, 10)),
  leg text not null constraint leg_intervals_leg_check check (leg in ('load', 'sail', 'clear', 'bring', 'deliver')),
  low_days smallint not null check (low_days >= 0),
  high_days smallint not null,
  samples integer not null check (samples > 0),
  reckoned_at timestamptz not null,
  primary key (warehouse, region, transport, leg),
  check (high_days > low_days)
);

-- Parcels that have been on a leg for longer than nine of ten others. Whoever looks after one says what was found.
create table stuck_parcels (
  package_id bigint not null references packages,
  leg text not null constraint stuck_parcels_leg_check check (leg in ('load', 'sail', 'clear', 'bring', 'deliver')),
  begun_at timestamptz not null,
  due_at timestamptz not null,
  found_at timestamptz not null,
  note text not null default '',
  acknowledged_at timestamptz,
  acknowledged_by bigint references staff_members,
  primary key (package_id, leg),
  check ((acknowledged_at is null) = (acknowledged_by is null)),
  check (acknowledged_at is null or note <> '')
);
create index stuck_parcels_waiting on stuck_parcels (due_at) where acknowledged_at is null;
