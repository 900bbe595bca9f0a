-- What belongs to a person and goes with them: a key of their own, what identifies them sealed by it, who
-- looked at that, a copy of everything for themselves, and the end of the account.

-- Itself sealed by the server's key. Once a row is gone, nothing that was sealed for its person opens again,
-- in this database or in any copy of its other tables: keep copies of this table apart, and for a short time.
create table person_keys (
  account_id bigint primary key references accounts,
  sealed bytea not null,
  made_at timestamptz not null
);

alter table accounts
  add column cancelled_at timestamptz,
  add column erased_at timestamptz,
  drop constraint accounts_state_check,
  drop constraint accounts_check,
  add constraint accounts_state_check
    check (state in ('active', 'disabled', 'cancelled', 'erased')),
  add constraint accounts_leave_in_order
    check ((state in ('cancelled', 'erased')) = (cancelled_at is not null)
           and (state = 'erased') = (erased_at is not null)),
  add constraint accounts_are_reachable
    check (state = 'erased' or mobile is not null or email is not null),
  add constraint erased_accounts_name_nobody
    check (state <> 'erased'
           or (mobile is null and email is null and password_hash = '' and name = ''
               and nickname = '' and gender = '' and birthday is null and sales_code = ''));
create index accounts_to_erase on accounts (cancelled_at) where state = 'cancelled';

-- Whoever claims a submission is the one who opens and decides it.
alter table real_names
  add column claimed_by bigint references staff_members,
  add column claimed_at timestamptz,
  add column decided_by bigint references staff_members;

create table companies (
  account_id bigint primary key references accounts,
  state text not null check (state in ('submitted', 'verified', 'rejected')),
  sealed bytea,
  reason text not null default '',
  submitted_at timestamptz not null,
  decided_at timestamptz,
  claimed_by bigint references staff_members,
  claimed_at timestamptz,
  decided_by bigint references staff_members
);

-- Every look at what identifies a person; the person sees this list.
create table identity_openings (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts,
  staff_id bigint not null references staff_members,
  kind text not null check (kind in ('real_name', 'company')),
  purpose text not null check (purpose in ('verification', 'customs', 'dispute', 'authority')),
  opened_at timestamptz not null
);
create index identity_openings_of_account on identity_openings (account_id, id desc);

-- The newest copy of their own data that somebody asked for.
create table data_exports (
  account_id bigint primary key references accounts,
  asked_at timestamptz not null,
  ready_at timestamptz,
  file_key text not null default ''
);

-- Sealed files are stored as ciphertext of their owner's key.
alter table files
  add column sealed boolean not null default false,
  drop constraint files_kind_check,
  add constraint files_kind_check
    check (kind in ('voucher', 'parcel_photo', 'picture', 'claim', 'search', 'goods', 'company', 'export'));

-- The log of an order stays append-only, but for one thing: words that people wrote by hand, and photos, are
-- taken out of it when the person is erased.
create function keep_trade_log() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE'
     and new.content = old.content - array['note', 'reason', 'photos']
     and (new.id, new.order_id, new.biz_code, new.actor_kind, new.actor, new.at)
       = (old.id, old.order_id, old.biz_code, old.actor_kind, old.actor, old.at)
  then
    return new;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = '42501';
end $$;
drop trigger trade_logs_append_only on trade_logs;
create trigger trade_logs_append_only before update or delete on trade_logs
  for each row execute function keep_trade_log();
