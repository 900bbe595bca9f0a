-- Articles are written in versions: each is read from its moment on until the next one is, and what was accepted stays
-- readable. A text is HTML by language, cleaned by the list of tags that `cleaned_by` names.
create table article_versions (
  article_id text not null references articles,
  number int not null check (number > 0),
  title jsonb not null,
  summary jsonb not null,
  bodies jsonb not null,
  cleaned_by text not null,
  -- Null while it is a draft.
  takes_effect_at timestamptz,
  saved_at timestamptz not null,
  saved_by bigint references staff_members,
  -- The words it is found by, of its titles and of everything in it; null until the server has made them.
  title_tokens tsvector,
  search_tokens tsvector,
  primary key (article_id, number)
);
create index article_versions_in_order on article_versions (article_id, takes_effect_at desc, number desc);
create index article_versions_words on article_versions using gin (search_tokens);
create index article_versions_unread on article_versions (article_id, number) where search_tokens is null;

create function html_text(plain text) returns text language sql immutable as $$
  select replace(replace(replace(plain, '&', '&amp;'), '<', '&lt;'), '>', '&gt;')
$$;
create function html_of_sections(sections jsonb, language text) returns text language sql immutable as $$
  select coalesce(string_agg(part.html, '' order by section.place, part.place), '')
    from jsonb_array_elements(sections) with ordinality as section (of, place)
   cross join lateral (
     select 0::bigint as place, '<h2>' || html_text(coalesce(section.of -> 'heading' ->> language, section.of -> 'heading' ->> 'zh')) || '</h2>' as html
      where jsonb_typeof(section.of -> 'heading') = 'object'
     union all
     select paragraph.place, '<p>' || html_text(coalesce(paragraph.of ->> language, paragraph.of ->> 'zh')) || '</p>'
       from jsonb_array_elements(section.of -> 'paragraphs') with ordinality as paragraph (of, place)
   ) as part
$$;

insert into article_versions (article_id, number, title, summary, bodies, cleaned_by, takes_effect_at, saved_at)
select id, 1, title, summary,
       (select jsonb_object_agg(language, html_of_sections(sections, language)) from jsonb_object_keys(title) as language),
       '', published_at, published_at
  from articles;

drop function html_of_sections;
drop function html_text;

alter table articles
  drop column title,
  drop column summary,
  drop column sections,
  drop column published_at,
  -- The statuses of orders whose customers it tells what to do now.
  add column order_statuses jsonb not null default '[]',
  add column retired_at timestamptz,
  add column version int not null default 1;
update articles set kind = 'agreement' where id = 'terms';
update articles set kind = 'policy' where id = 'privacy';
update articles set kind = 'page' where kind not in ('page', 'help', 'faq', 'notice', 'agreement', 'policy');
alter table articles
  add constraint articles_kind_check check (kind in ('page', 'help', 'faq', 'notice', 'agreement', 'policy'));

-- How often a version was said to have helped, and not: counts, of nobody.
create table article_verdicts (
  article_id text not null,
  number int not null,
  helped int not null default 0 check (helped >= 0),
  not_helped int not null default 0 check (not_helped >= 0),
  primary key (article_id, number),
  foreign key (article_id, number) references article_versions
);

-- Words that mean the same to whoever looks for help.
create table help_words (
  id bigint generated always as identity primary key,
  key text not null unique default public_key(),
  words jsonb not null,
  version int not null default 1,
  changed_at timestamptz not null,
  changed_by bigint references staff_members
);

-- The version of an article that is read at a moment: the one place that knows.
create function version_in_force(article text, moment timestamptz) returns int language sql stable as $$
  select number
    from article_versions
   where article_id = article and takes_effect_at <= moment
   order by takes_effect_at desc, number desc
   limit 1
$$;

-- What somebody accepted when they registered, and when they ordered. Null where it was before versions were kept.
alter table accounts
  add column terms_version int,
  add column privacy_version int;
alter table orders
  add column terms_version int,
  add column claims_version int;
