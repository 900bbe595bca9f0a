-- What staff maintain at the desks for own goods and for rates.

-- Counts the saves of a row: whoever saves an older state than the stored one is refused.
alter table products add column version int not null default 1;
alter table categories add column version int not null default 1;

-- Pictures of own goods are uploaded by staff and seen by everybody.
alter table files drop constraint files_kind_check;
alter table files add constraint files_kind_check
  check (kind in ('voucher', 'parcel_photo', 'picture', 'claim', 'search', 'goods'));

-- A rate that a person set goes before every feed while it is valid; a feed's rate ends with the next one.
alter table exchange_rates
  add column is_manual boolean not null default false,
  add column valid_until timestamptz,
  add constraint rates_end_after_they_begin check (valid_until >= valid_from),
  add constraint only_manual_rates_end check (is_manual or valid_until is null);
drop index newest_rate;
create index newest_rate on exchange_rates (currency, is_manual desc, valid_from desc, id desc);

-- Goods that staff put at the head of the leaderboard; those without a place follow by their sales.
create table leaderboard_places (
  product_id bigint primary key references products,
  place int not null unique check (place >= 1)
);

-- Shops that the page of recommended shops shows, in this order.
create table recommended_shops (
  shop_id bigint primary key references shops,
  place int not null unique check (place >= 1)
);
