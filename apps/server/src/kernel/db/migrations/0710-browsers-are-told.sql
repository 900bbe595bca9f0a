-- Browsers that are told of what must not be missed, by the push services of those who make them. A browser has one
-- address, and is one device: whoever ends the device ends this with it.
create table push_subscriptions (
  key text primary key default public_key(),
  account_id bigint not null references accounts,
  device_id bigint not null unique references devices on delete cascade,
  endpoint text not null unique check (char_length(endpoint) between 10 and 1000),
  p256dh bytea not null check (octet_length(p256dh) = 65),
  auth bytea not null check (octet_length(auth) = 16),
  subscribed_at timestamptz not null
);
create index push_subscriptions_by_account on push_subscriptions (account_id);

-- What a person does not want to be told of that way.
create table push_mutes (
  account_id bigint not null references accounts,
  topic text not null check (topic in ('orders', 'parcels', 'refunds', 'money', 'questions', 'account')),
  primary key (account_id, topic)
);

-- When a person does not want to be told, on their region's clocks; both the same for never.
create table quiet_hours (
  account_id bigint primary key references accounts,
  from_hour smallint not null check (from_hour between 0 and 23),
  to_hour smallint not null check (to_hour between 0 and 23)
);
