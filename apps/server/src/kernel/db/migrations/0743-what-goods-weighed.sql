-- What parcels that held one listing only really weighed and took, of each piece and with packaging: by listing and by
-- category. Reckoned anew every night.
create table weighed_goods (
  product_id bigint references products,
  category_id int references categories,
  samples integer not null check (samples > 0),
  low_g integer not null check (low_g > 0),
  high_g integer not null,
  low_mm3 bigint not null check (low_mm3 >= 0),
  high_mm3 bigint not null,
  reckoned_at timestamptz not null,
  unique (product_id),
  unique (category_id),
  check ((product_id is null) <> (category_id is null)),
  check (high_g >= low_g),
  check (high_mm3 >= low_mm3)
);
