-- Products of marketplaces (stored when first opened) and of our own shop, one shape for both.

create table categories (
  id int primary key,
  parent_id int references categories,
  slug text not null unique,
  name jsonb not null,
  img_url text not null default '',
  position int not null
);

create table shops (
  id bigint generated always as identity primary key,
  platform smallint not null,
  thid_shop_id text not null,
  name text not null,
  city text not null default '',
  is_factory boolean not null default false,
  is_warehousing boolean not null default false,
  facts jsonb not null default '{}',
  unique (platform, thid_shop_id)
);

-- platform: 1 our own shop, 3 1688, 4 Taobao/Tmall, 5 JD, 6 Pinduoduo, 7 group buying.
create table products (
  id bigint generated always as identity primary key,
  platform smallint not null check (platform in (1, 3, 4, 5, 6, 7)),
  thid_item_id text not null check (thid_item_id <> ''),
  shop_id bigint references shops,
  category_id int references categories,
  item_name text not null,
  names jsonb not null default '{}',
  images jsonb not null default '[]',
  description text not null default '',
  description_images jsonb not null default '[]',
  attributes jsonb not null default '[]',
  options jsonb not null default '[]',
  tiers jsonb not null default '[]',
  price bigint not null check (price >= 0),
  min_price bigint not null check (min_price >= 0),
  max_price bigint not null check (max_price >= min_price),
  mainland_freight bigint not null default 0 check (mainland_freight >= 0),
  batch_step int not null default 1 check (batch_step >= 1),
  minimum_batch int not null default 1 check (minimum_batch >= 1),
  unit text not null default '',
  url text not null default '',
  goods_class text not null default 'ordinary',
  weight_g int check (weight_g > 0),
  size_mm jsonb,
  month_sold int not null default 0,
  rank int not null default 0,
  is_on_sale boolean not null default true,
  fetched_at timestamptz not null,
  unique (platform, thid_item_id)
);
create index own_products on products (category_id, rank) where platform = 1;

create table skus (
  id bigint generated always as identity primary key,
  product_id bigint not null references products,
  thid_sku_id text not null default '',
  thid_spec_id text not null default '',
  props jsonb not null,
  props_key text not null,
  price bigint not null check (price >= 0),
  stock int not null check (stock >= 0),
  status smallint not null check (status in (0, 1)),
  image text not null default '',
  weight_g int check (weight_g > 0),
  unique (product_id, props_key)
);

create table cart_lines (
  id bigint generated always as identity primary key,
  cart_id text not null unique,
  account_id bigint not null references accounts,
  sku_id bigint not null references skus,
  num int not null check (num > 0),
  seen_price bigint not null,
  added_at timestamptz not null,
  unique (account_id, sku_id)
);

-- rate_e6: what the customer pays for one yuan, in millionths of the currency.
create table exchange_rates (
  id bigint generated always as identity primary key,
  currency text not null check (currency in ('TWD', 'THB')),
  mid_e6 bigint not null check (mid_e6 > 0),
  margin_bp int not null check (margin_bp >= 0),
  rate_e6 bigint not null check (rate_e6 > 0),
  source text not null,
  valid_from timestamptz not null
);
create index newest_rate on exchange_rates (currency, valid_from desc, id desc);

-- A rate shown with a payment. It is honoured until it expires, whatever the market does.
create table rate_quotes (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts,
  currency text not null,
  rate_e6 bigint not null check (rate_e6 > 0),
  quoted_at timestamptz not null,
  expires_at timestamptz not null
);
create index rate_quotes_of_account on rate_quotes (account_id, currency, rate_e6, expires_at desc);

create table tariff_lines (
  id bigint generated always as identity primary key,
  region text not null check (region in ('TW', 'TH')),
  transport smallint not null,
  tariff_class text not null check (tariff_class in ('ordinary', 'sensitive', 'special')),
  currency text not null,
  per_kg bigint not null default 0,
  per_cbm bigint not null default 0,
  base_fee bigint not null default 0,
  delivery_fee bigint not null default 0,
  minimum_fee bigint not null default 0,
  divisor int,
  minimum_weight_g int not null default 0,
  weight_step_g int not null default 1000 check (weight_step_g > 0),
  days_min int not null,
  days_max int not null,
  is_open boolean not null default true,
  unique (region, transport, tariff_class)
);

create table configuration (
  key text primary key,
  value jsonb not null
);

create table banks (
  code text not null,
  kind text not null check (kind in ('transfer', 'cash_out')),
  region text not null check (region in ('TW', 'TH')),
  name jsonb not null,
  logo text not null default '',
  account_name text not null default '',
  account_no text not null default '',
  position int not null,
  primary key (kind, region, code)
);

create table articles (
  id text primary key,
  kind text not null,
  title jsonb not null,
  summary jsonb not null,
  sections jsonb not null,
  position int not null,
  published_at timestamptz not null
);
