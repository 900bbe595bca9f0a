-- Answered pages of searches, kept so that they open at once, and while their marketplace is down.
-- order_by 'picture' is a photo search, whose keywords are the key of the photo's file.
create table search_pages (
  platform smallint not null check (platform in (3, 4, 5, 6, 7)),
  keywords text not null check (keywords <> ''),
  order_by text not null,
  page int not null check (page >= 1),
  page_size int not null check (page_size >= 1),
  items jsonb not null,
  total bigint not null check (total >= 0),
  fetched_at timestamptz not null,
  primary key (platform, keywords, order_by, page, page_size)
);
create index search_pages_by_age on search_pages (fetched_at);

-- Renewed tokens of our accounts at marketplaces, sealed. origin is a hash of the token an operator gave:
-- a new one from them starts anew.
create table source_tokens (
  source text primary key,
  origin text not null,
  sealed bytea not null,
  renewed_at timestamptz not null
);

-- A photo to search with is a kind of its own, which nobody but its owner sees.
alter table files drop constraint files_kind_check;
alter table files add constraint files_kind_check
  check (kind in ('voucher', 'parcel_photo', 'picture', 'claim', 'search'));
