-- Pictures and questions that people answer before a code is sent. An answered one is gone, right or wrong.
create table image_captchas (
  key text primary key check (key ~ '^[0-9a-f]{32}$'),
  purpose text not null
    check (purpose in ('register', 'reset_password', 'change_mobile', 'change_email', 'check_account')),
  -- Keyed, and bound to key and purpose: the digits are worth nothing for another picture.
  answer_hash bytea not null,
  expires_at timestamptz not null
);
create index image_captchas_by_age on image_captchas (expires_at);

-- The network an address belongs to: whoever has one address of a small network has the others too.
alter table captchas add column network text not null default '';
create index captchas_by_network on captchas (network, sent_at desc);
create index captchas_by_age on captchas (sent_at desc);

-- When password, mobile or e-mail last changed; payouts wait a while for it. Null until the first change.
alter table accounts add column credentials_changed_at timestamptz;
