-- A row of the tariff is a version of its line: it holds from its moment until a later one does, and is never written
-- over. What stood here before holds since ever, and so does a row that says no moment of its own.
alter table tariff_lines
  add column key text not null unique default public_key(),
  add column starts_at timestamptz not null default 'epoch',
  -- False for what held at once: such a version never starts before one made earlier.
  add column is_planned boolean not null default false,
  add column made_at timestamptz not null default 'epoch',
  -- Null for what was there before there was a history, and for rows that came by hand.
  add column staff_id bigint references staff_members (id),
  add column reason text not null default '',
  -- A planned version that was taken back before it began.
  add column withdrawn_at timestamptz,
  add column withdrawn_by bigint references staff_members (id),
  -- Of one parcel; null for a line that asks for nothing of the kind.
  add column weight_max_g int check (weight_max_g > 0),
  add column side_max_mm int check (side_max_mm > 0),
  add constraint tariff_lines_planned_check check (not is_planned or starts_at > made_at),
  add constraint tariff_lines_withdrawn_check
    check (withdrawn_at is null or (is_planned and withdrawn_at < starts_at)),
  add constraint tariff_lines_days_check check (days_min between 0 and days_max) not valid,
  add constraint tariff_lines_amounts_check check (
    per_kg >= 0 and per_cbm >= 0 and base_fee >= 0 and delivery_fee >= 0 and minimum_fee >= 0
    and minimum_weight_g >= 0 and (divisor is null or divisor > 0)
  ) not valid,
  drop constraint tariff_lines_region_transport_tariff_class_key;
create index tariff_lines_in_force on tariff_lines (region, transport, tariff_class, starts_at desc, id desc)
  where withdrawn_at is null;
create index bills_by_posting on bills (posted_at);
