-- Pages of blocks: home and the landing pages. A page is its versions; what people see is the one that was published.
create table pages (
  id bigint generated always as identity primary key,
  key text not null unique default public_key(),
  -- The version that was saved last.
  version int not null default 1 check (version >= 1)
);

create table page_versions (
  page_id bigint not null references pages,
  version int not null check (version >= 1),
  -- What staff call it.
  name text not null check (name <> ''),
  address text not null check (address like '/%'),
  starts_at timestamptz not null,
  -- Open where it has no end.
  ends_at timestamptz,
  audience jsonb not null,
  title jsonb not null,
  about jsonb not null,
  blocks jsonb not null,
  saved_at timestamptz not null,
  saved_by bigint references staff_members,
  primary key (page_id, version),
  check (ends_at > starts_at)
);

create table page_publications (
  page_id bigint primary key references pages,
  version int not null,
  address text not null,
  starts_at timestamptz not null,
  ends_at timestamptz,
  published_at timestamptz not null,
  published_by bigint references staff_members,
  foreign key (page_id, version) references page_versions (page_id, version),
  -- One page at an address at a time, whoever publishes at the same moment. An address is a range of one point, which the
  -- index knows as it is; two of them meet once in 2^62.
  constraint page_publications_one_at_a_time exclude using gist (
    int8range(hashtextextended(address, 0) >> 1, hashtextextended(address, 0) >> 1, '[]') with &&,
    tstzrange(starts_at, ends_at) with &&
  )
);
create index page_publications_at on page_publications (address, starts_at);

-- How often a block was seen, opened and taken from in a day of Taipei, without anybody's name. Each count lies in some
-- rows, so that visitors of one page do not wait for each other.
create table page_counts (
  page_id bigint not null references pages,
  block text not null,
  day text not null,
  event text not null constraint page_counts_event_check check (event in ('seen', 'opened', 'taken')),
  part int not null,
  times bigint not null check (times > 0),
  primary key (page_id, block, day, event, part)
);
