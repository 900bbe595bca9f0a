-- Who declares parcels: a person by name and the mobile that is theirs at EZ WAY, as somebody's account knows them.
create table declarants (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts,
  -- Both empty once the account is erased.
  name text not null check (length(name) <= 200),
  mobile text not null check (mobile = '' or mobile ~ '^\+[0-9]{8,15}$'),
  used_at timestamptz not null,
  check ((name = '') = (mobile = ''))
);
create unique index declarants_of_account on declarants (account_id, mobile) where mobile <> '';
create index declarants_by_mobile on declarants (mobile) where mobile <> '';

-- What a parcel is declared as, by version of its content; a former one is 'replaced'. Amounts are cents of the payment currency.
create table clearances (
  id bigint generated always as identity primary key,
  package_id bigint not null references packages,
  version int not null check (version > 0),
  state text not null check (state = any (array[
    'asked', 'confirmed', 'requested', 'matched', 'disputed', 'refused', 'expired', 'not_needed', 'replaced'
  ])),
  lines jsonb not null,
  insurance int not null check (insurance >= 0),
  freight int not null check (freight >= 0),
  declarant_id bigint references declarants,
  reason text not null default '' check (length(reason) <= 200),
  asked_at timestamptz not null,
  due_at timestamptz,
  reminded_at timestamptz,
  unique (package_id, version),
  check (state not in ('confirmed', 'requested', 'matched', 'expired') or declarant_id is not null),
  check ((due_at is null) = (state in ('matched', 'not_needed', 'replaced')))
);
create unique index clearances_of_parcel on clearances (package_id) where state <> 'replaced';
create index clearances_due on clearances (due_at) where due_at is not null;
create index clearances_of_declarant on clearances (declarant_id);

-- What was done about it, by whose word: for the desk's entries the note says by what it is known.
create table clearance_steps (
  id bigint generated always as identity primary key,
  clearance_id bigint not null references clearances,
  event text not null check (event = any (array[
    'asked', 'confirm', 'dispute', 'request', 'match', 'mismatch', 'refuse', 'excuse', 'ask_again', 'expire', 'replace'
  ])),
  by text not null check (by = any (array['customer', 'staff', 'system'])),
  staff_id bigint references staff_members,
  note text not null default '' check (length(note) <= 200),
  at timestamptz not null,
  check ((by = 'staff') = (staff_id is not null)),
  check (by <> 'staff' or note <> '' or event = 'request')
);
create index clearance_steps_of on clearance_steps (clearance_id);

-- Open pages of a parcel's owner are told.
create function tell_owner_of_clearance() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', 'a' || account_id) from packages where id = new.package_id;
  return null;
end $$;
create trigger clearances_are_told after insert or update of state on clearances
  for each row execute function tell_owner_of_clearance();
