-- Duty and tax that a customs office was really paid for a parcel, by its receipt. Amounts are cents of the payment currency. An entry stays as
-- it was written: one that was wrong is ended with a reason, and another may stand in its place.
create table duty_receipts (
  id bigint generated always as identity primary key,
  key text not null unique default public_key(),
  package_id bigint not null references packages,
  region text not null check (region in ('TW', 'TH')),
  corrects_id bigint unique references duty_receipts,
  number text not null check (length(number) between 3 and 40),
  paid_on date not null,
  currency text not null check (currency in ('TWD', 'THB')),
  duty int not null check (duty >= 0),
  vat int not null check (vat >= 0),
  -- What was known of the parcel when it was entered: its worth and freight, and what customs was expected to ask.
  worth int not null check (worth >= 0),
  freight int not null check (freight >= 0),
  is_tax_included boolean not null,
  expected_low int not null check (expected_low >= 0),
  expected_high int not null,
  staff_id bigint not null references staff_members,
  at timestamptz not null,
  ended_at timestamptz,
  ended_by bigint references staff_members,
  ended_why text check (length(ended_why) between 1 and 200),
  check (duty + vat > 0),
  check (expected_low <= expected_high),
  check ((ended_at is null) = (ended_by is null) and (ended_at is null) = (ended_why is null)),
  check (ended_at >= at)
);
-- A number stands for one receipt of a customs office.
create unique index duty_receipts_by_number on duty_receipts (region, number) where ended_at is null;
create index duty_receipts_of_parcel on duty_receipts (package_id);
create index duty_receipts_that_count on duty_receipts (at desc, id desc) where ended_at is null;

create function keep_duty_receipt() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.ended_at is not null
     or (to_jsonb(new) - '{ended_at,ended_by,ended_why}'::text[])
        is distinct from (to_jsonb(old) - '{ended_at,ended_by,ended_why}'::text[]) then
    raise exception 'receipt of duty % was entered', old.number;
  end if;
  return new;
end $$;
create trigger duty_receipts_stay before update or delete on duty_receipts
  for each row execute function keep_duty_receipt();

-- Its pages as pictures, each of which goes with its file.
create table duty_receipt_pages (
  id bigint generated always as identity primary key,
  receipt_id bigint not null references duty_receipts,
  file_id bigint not null references files on delete cascade,
  unique (receipt_id, file_id)
);
create index duty_receipt_pages_by_file on duty_receipt_pages (file_id);

-- Open pages of a parcel's owner are told.
create trigger duty_receipts_are_told after insert or update on duty_receipts
  for each row execute function tell_owner_of_clearance();

-- Pages lie sealed by the key of whose parcel it was.
alter table files
  drop constraint files_kind_check,
  add constraint files_kind_check
    check (kind in ('voucher', 'parcel_photo', 'picture', 'claim', 'search', 'goods', 'company', 'export', 'request', 'logo', 'ticket', 'popup', 'clearance', 'duty_receipt'))
    not valid;
