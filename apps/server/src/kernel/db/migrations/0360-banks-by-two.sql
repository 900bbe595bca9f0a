-- What a bank is to be called and where transfers are to go: entered by one of finance, confirmed by another. Whoever
-- could change the account alone could have every customer pay into their own.

create table bank_changes (
  id bigint generated always as identity primary key,
  key text not null unique default public_key(),
  kind text not null check (kind in ('transfer', 'cash_out')),
  region text not null check (region in ('TW', 'TH')),
  -- The code it has, and the one it is to have.
  code text not null,
  new_code text not null check (new_code ~ '^[0-9]{3,4}$'),
  name jsonb not null,
  logo text not null,
  account_name text not null,
  account_no text not null,
  state text not null check (state in ('waiting', 'confirmed', 'dropped')),
  entered_at timestamptz not null,
  entered_by bigint not null references staff_members,
  decided_at timestamptz,
  decided_by bigint references staff_members,
  check ((state = 'waiting') = (decided_at is null)),
  check ((decided_at is null) = (decided_by is null)),
  -- Nobody confirms what they entered.
  check (state <> 'confirmed' or decided_by <> entered_by)
);
create unique index waiting_bank_changes on bank_changes (kind, region, code) where state = 'waiting';

alter table files
  drop constraint files_kind_check,
  add constraint files_kind_check
    check (kind in ('voucher', 'parcel_photo', 'picture', 'claim', 'search', 'goods', 'company', 'export', 'request', 'logo'))
    not valid;
