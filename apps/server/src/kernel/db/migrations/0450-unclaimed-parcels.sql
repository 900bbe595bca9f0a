-- What arrived under a number that nobody forecast. It has no owner until it is matched; then it is a package of one.
create table unclaimed_parcels (
  id bigint generated always as identity primary key,
  key text not null unique default public_key(),
  express_no text not null check (express_no <> ''),
  warehouse text not null constraint unclaimed_parcels_warehouse_check check (warehouse in ('guangzhou', 'shenzhen')),
  shelf text not null,
  -- Grams and millimetres; all of them or none.
  weight_g int check (weight_g > 0),
  length_mm int check (length_mm > 0),
  width_mm int check (width_mm > 0),
  height_mm int check (height_mm > 0),
  photos jsonb not null,
  marks jsonb not null,
  label text not null,
  note text not null,
  state text not null constraint unclaimed_parcels_state_check check (
    state in ('waiting', 'discarding', 'matched', 'discarded')
  ),
  received_at timestamptz not null,
  received_by bigint not null references staff_members,
  discard_asked_by bigint references staff_members,
  ended_at timestamptz,
  ended_by bigint references staff_members,
  check (num_nulls(weight_g, length_mm, width_mm, height_mm) in (0, 4)),
  check ((ended_at is null) = (state in ('waiting', 'discarding'))),
  check ((ended_at is null) = (ended_by is null)),
  -- One proposes, another discards.
  check (state not in ('discarding', 'discarded') or discard_asked_by is not null),
  check (state <> 'discarded' or ended_by <> discard_asked_by)
);
create unique index one_unclaimed_per_express on unclaimed_parcels (express_no)
  where state in ('waiting', 'discarding');
create index unclaimed_parcels_open on unclaimed_parcels (received_at, id)
  where state in ('waiting', 'discarding');
create index unclaimed_parcels_ended on unclaimed_parcels (state, id desc)
  where state in ('matched', 'discarded');
