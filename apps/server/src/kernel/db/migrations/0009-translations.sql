-- What was translated before. text_hash is the SHA-256 of the text. origin is 'staff', whose words win over
-- everybody's and are never made anew, or the version of the provider that made it, e.g. 'google-v2'.
create table translations (
  id bigint generated always as identity primary key,
  text_hash text not null,
  language text not null check (language in ('zh-TW', 'th', 'en')),
  origin text not null,
  source_text text not null check (source_text <> ''),
  translated_text text not null check (translated_text <> ''),
  made_at timestamptz not null,
  staff_id bigint references staff_members,
  unique (text_hash, language, origin),
  check ((origin = 'staff') = (staff_id is not null))
);
create index newest_translations on translations (made_at desc, id desc);

-- Characters handed to providers on a day of UTC, so that a day's budget holds over all processes.
create table translation_usage (
  day date primary key,
  characters int not null check (characters >= 0)
);

-- Stored goods of marketplaces some of whose texts nobody has translated yet.
create table goods_to_translate (
  product_id bigint primary key references products,
  noted_at timestamptz not null,
  tries smallint not null default 0
);
create index goods_to_translate_by_age on goods_to_translate (tries, noted_at);

-- Texts of the catalogues that content staff wrote anew. What is not here is said as it was built.
create table text_overrides (
  key text not null,
  language text not null check (language in ('zh', 'zh-TW', 'th', 'en')),
  message text not null check (message <> ''),
  changed_at timestamptz not null,
  staff_id bigint not null references staff_members,
  primary key (key, language)
);
