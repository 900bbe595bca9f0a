-- Campaigns: when, for whom, how often and from what they give, and who took what.
create table campaigns (
  id bigint generated always as identity primary key,
  -- What it is called outside.
  number text not null unique,
  state text not null constraint campaigns_state_check check (state in ('draft', 'waiting', 'published', 'ended')),
  gift text not null
    constraint campaigns_gift_check check (gift in ('gift', 'newcomer', 'red_packet', 'draw', 'check_in')),
  name jsonb not null,
  about jsonb not null,
  -- The address of the page that shows it; empty for the page of coupons to take.
  page text not null default '',
  -- When it comes as a popup of home: first, second or third.
  stage int constraint campaigns_stage_check check (stage in (1, 2, 3)),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  sees_segment bigint references segments,
  takes_segment bigint references segments,
  per_person int not null check (per_person >= 1),
  per_day int not null check (per_day >= 1),
  -- Draws so far. The seed of its draws is drawn when it is published; what was published of it then is `commitment`.
  draws int not null default 0,
  seed text,
  commitment text,
  version int not null default 1,
  created_at timestamptz not null,
  created_by bigint references staff_members,
  asked_by bigint references staff_members,
  published_at timestamptz,
  published_by bigint references staff_members,
  check (ends_at > starts_at),
  check ((seed is null) = (commitment is null)),
  -- Two people publish what one asked the other for.
  check (published_by is null or asked_by is null or published_by <> asked_by)
);
create index campaigns_of_page on campaigns (page, ends_at) where state = 'published';

-- What it may give in all. The database holds it, whoever takes at the same moment.
create table campaign_budgets (
  campaign_id bigint not null references campaigns,
  currency text not null constraint campaign_budgets_currency_check check (currency in ('TWD', 'THB', 'PTS')),
  most bigint not null check (most > 0),
  spent bigint not null default 0,
  primary key (campaign_id, currency),
  constraint campaign_budget_holds check (spent between 0 and most)
);

create table campaign_prizes (
  id bigint generated always as identity primary key,
  campaign_id bigint not null references campaigns,
  place int not null,
  kind text not null constraint campaign_prizes_kind_check check (kind in ('coupon', 'points', 'bonus')),
  currency text constraint campaign_prizes_currency_check check (currency in ('TWD', 'THB')),
  amount bigint not null check (amount > 0),
  template_id bigint references coupon_templates,
  copies int check (copies > 0),
  given int not null default 0,
  odds_bp int check (odds_bp between 1 and 10000),
  unique (campaign_id, place),
  check ((kind = 'coupon') = (template_id is not null)),
  check ((kind = 'points') = (currency is null)),
  constraint campaign_prizes_last check (given >= 0 and (copies is null or given <= copies))
);

-- How often somebody took, in all and on their last day. Whoever takes holds their row.
create table campaign_takers (
  campaign_id bigint not null references campaigns,
  account_id bigint not null references accounts,
  takes int not null default 0,
  day text not null default '',
  takes_of_day int not null default 0,
  streak int not null default 0,
  primary key (campaign_id, account_id)
);
create index campaign_takers_of_account on campaign_takers (account_id);

create table campaign_takes (
  id bigint generated always as identity primary key,
  campaign_id bigint not null references campaigns,
  account_id bigint not null references accounts,
  -- The how-many-th of this person, and of a draw of the whole campaign.
  nth int not null,
  serial int,
  -- The prize of a draw, by its place; null for a draw that wins nothing and where nothing is drawn.
  place int,
  gains jsonb not null,
  taken_at timestamptz not null,
  unique (campaign_id, account_id, nth),
  unique (campaign_id, serial)
);
create index campaign_takes_of_account on campaign_takes (account_id);

-- A red packet, cut before it opens: a thousand people take a thousand rows.
create table campaign_slips (
  campaign_id bigint not null references campaigns,
  currency text not null constraint campaign_slips_currency_check check (currency in ('TWD', 'THB')),
  place int not null,
  amount bigint not null check (amount > 0),
  take_id bigint unique references campaign_takes,
  primary key (campaign_id, currency, place)
);
create index campaign_slips_left on campaign_slips (campaign_id, currency, place) where take_id is null;

-- The windows the house remembers, as drafts that staff can change and open again: what was fixed in 2020, 2022 and 2023.
insert into campaigns (number, state, gift, name, about, page, stage, starts_at, ends_at, sees_segment, takes_segment,
                       per_person, per_day, created_at)
select number, 'draft', 'gift', name::jsonb, '{"zh": ""}', page, stage, starts_at::timestamptz, ends_at::timestamptz,
       (select id from segments where slug = sees), (select id from segments where slug = takes), 1, 1, now()
  from (values
    ('CM20201001', '{"zh": "隐藏功能期", "zh-TW": "隱藏功能期", "th": "ช่วงซ่อนฟีเจอร์", "en": "Hidden-feature window"}',
     '', null::int, '2020-10-01 00:00:00+08', '2020-10-27 00:00:00+08', 'hidden_feature', 'hidden_feature'),
    ('CM20201031', '{"zh": "领券期", "zh-TW": "領券期", "th": "ช่วงรับคูปอง", "en": "Coupons window"}',
     '/vouchersFirst', 1, '2020-10-31 00:00:00+08', '2020-11-30 00:00:00+08', 'showable_users', 'coupons'),
    ('CM20201130', '{"zh": "唤醒期", "zh-TW": "喚醒期", "th": "ช่วงปลุกกลับมา", "en": "Wake-up window"}',
     '/voucherSecond', 3, '2020-11-30 00:00:00+08', '2020-12-31 00:00:00+08', 'wake_up', 'wake_up'),
    ('CM20221101', '{"zh": "2022 周年庆", "zh-TW": "2022 週年慶", "th": "ครบรอบ 2022", "en": "Anniversary 2022"}',
     '/anniversary', 2, '2022-11-01 00:00:00+08', '2022-12-01 00:00:00+08', 'showable_users', 'coupon_users'),
    ('CM20230601', '{"zh": "2023 年 618", "zh-TW": "2023 年 618", "th": "618 ปี 2023", "en": "618 of 2023"}',
     '/static618', 2, '2023-06-01 00:00:00+08', '2023-06-19 00:00:00+08', 'users', 'coupon_users')
  ) as seed (number, name, page, stage, starts_at, ends_at, sees, takes);
