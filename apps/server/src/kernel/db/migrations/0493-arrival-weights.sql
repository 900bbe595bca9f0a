-- What parcels weighed at the destination, beside what they weighed when they left: weighed anew, the newer stands.
create table arrival_weights (
  package_id bigint primary key references packages,
  weight_g integer not null check (weight_g > 0),
  departed_g integer not null check (departed_g > 0),
  differs boolean not null,
  weighed_at timestamptz not null,
  weighed_by bigint not null references staff_members
);
