-- A parcel that its owner had made of several: it goes where and how its owner said then, whatever their orders say.
-- Its contents are its own rows of package_items while it lasts.
create table merged_parcels (
  package_id bigint primary key references packages,
  address jsonb not null,
  express smallint not null check (express in (1, 2, 3)),
  transport smallint not null check (transport in (8, 9, 10, 12)),
  insurance smallint not null check (insurance in (0, 2, 3, 4)),
  -- What customs is told, line by line; empty while nobody said.
  declaration jsonb not null default '[]',
  asked_at timestamptz not null,
  -- Since when it is one box, weighed; null while its parts wait to be packed.
  packed_at timestamptz
);

-- What each of its parts held, and holds again once it is split.
create table merged_parts (
  part_id bigint not null references packages,
  item_id bigint not null references order_items,
  merged_id bigint not null references merged_parcels,
  num int not null check (num > 0),
  primary key (part_id, item_id)
);
create index merged_parts_of_parcel on merged_parts (merged_id);
create index merged_parts_of_item on merged_parts (item_id);
create index merged_parcels_to_pack on merged_parcels (asked_at) where packed_at is null;
