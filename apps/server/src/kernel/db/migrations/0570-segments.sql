-- Segments of accounts: named one by one, or all that a rule fits. What is bound to one is hidden from everybody else.
create table segments (
  id bigint generated always as identity primary key,
  key text not null unique default public_key(),
  -- Of those that the house begins with.
  slug text unique,
  kind text not null constraint segments_kind_check check (kind in ('list', 'rule')),
  name jsonb not null,
  rule jsonb,
  version int not null default 1,
  changed_at timestamptz not null,
  changed_by bigint references staff_members,
  check ((kind = 'rule') = (rule is not null))
);

create table segment_members (
  segment_id bigint not null references segments,
  account_id bigint not null references accounts,
  primary key (segment_id, account_id)
);
create index segment_members_of_account on segment_members (account_id);

create table bound_features (
  feature text primary key
    constraint bound_features_feature_check check (feature in ('take_coupons', 'consignments', 'payments_on_behalf')),
  segment_id bigint not null references segments
);

-- Whether an account belongs to a segment at a moment: the one place that knows.
create function in_segment(segment bigint, account bigint, moment timestamptz) returns boolean
language sql stable as $$
  select case kind
           when 'list' then exists (
             select from segment_members where segment_id = segment and account_id = account)
           else exists (
             select from accounts
              where accounts.id = account
                and accounts.state = 'active'
                and (rule -> 'tiers' = '[]'::jsonb or rule -> 'tiers' @> to_jsonb(accounts.tier))
                and (rule -> 'regions' = '[]'::jsonb or rule -> 'regions' @> to_jsonb(accounts.region))
                and (rule ->> 'registered_from' is null
                     or accounts.created_at >= (rule ->> 'registered_from')::timestamptz)
                and (rule ->> 'silent_days' is null
                     or not exists (
                       select from orders
                        where orders.account_id = accounts.id
                          and orders.created_at > moment - make_interval(days => (rule ->> 'silent_days')::int))))
         end
    from segments
   where segments.id = segment
$$;

insert into segments (slug, kind, name, changed_at) values
  ('hidden_feature', 'list', '{"zh": "隐藏功能组", "zh-TW": "隱藏功能組", "th": "กลุ่มฟีเจอร์ที่ซ่อนไว้", "en": "Hidden-feature group"}', now()),
  ('wake_up', 'list', '{"zh": "唤醒领券组", "zh-TW": "喚醒領券組", "th": "กลุ่มปลุกกลับมารับคูปอง", "en": "Wake-up group"}', now()),
  ('coupons', 'list', '{"zh": "优惠券组", "zh-TW": "優惠券組", "th": "กลุ่มคูปอง", "en": "Coupons group"}', now()),
  ('users', 'list', '{"zh": "用户名单", "zh-TW": "用戶名單", "th": "รายชื่อผู้ใช้", "en": "User list"}', now()),
  ('showable_users', 'list', '{"zh": "可见用户名单", "zh-TW": "可見用戶名單", "th": "ผู้ที่มองเห็นแคมเปญ", "en": "Who sees campaigns"}', now()),
  ('coupon_users', 'list', '{"zh": "可领券用户名单", "zh-TW": "可領券用戶名單", "th": "ผู้ที่รับคูปองได้", "en": "Who may take coupons"}', now());
