-- Popups of home: when and for whom, and each version of what they say and show.
create table popups (
  id bigint generated always as identity primary key,
  -- What it is called outside.
  number text not null unique,
  state text not null constraint popups_state_check check (state in ('draft', 'published', 'ended')),
  stage int not null constraint popups_stage_check check (stage in (1, 2, 3)),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  segment_id bigint references segments,
  -- The coupon whose terms it shows.
  template_id bigint references coupon_templates,
  route text not null default '',
  -- The newest version of its words.
  nth int not null check (nth >= 1),
  version int not null default 1,
  created_at timestamptz not null,
  created_by bigint not null references staff_members,
  published_at timestamptz,
  published_by bigint references staff_members,
  check (ends_at > starts_at),
  check ((published_at is null) = (published_by is null))
);
create index popups_open on popups (ends_at) where state = 'published';

create table popup_words (
  popup_id bigint not null references popups,
  nth int not null check (nth >= 1),
  title jsonb not null,
  text jsonb not null,
  action jsonb not null,
  picture text not null default '',
  picture_words jsonb not null,
  saved_at timestamptz not null,
  saved_by bigint not null references staff_members,
  primary key (popup_id, nth)
);

-- Their pictures are for everybody.
alter table files
  drop constraint files_kind_check,
  add constraint files_kind_check
    check (kind in ('voucher', 'parcel_photo', 'picture', 'claim', 'search', 'goods', 'company', 'export', 'request', 'logo', 'ticket', 'popup'))
    not valid;
