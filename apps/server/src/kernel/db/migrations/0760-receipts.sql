-- Receipts the law asks for: Taiwan's e-invoices, which a provider numbers, and Thailand's receipts, which we number.

-- What somebody wants on theirs.
create table invoice_details (
  account_id bigint primary key references accounts,
  kind text not null check (kind in ('member', 'barcode', 'donation', 'company')),
  barcode text not null check (barcode ~ '^(/[0-9A-Z+.-]{7})?$'),
  love_code text not null check (love_code ~ '^([0-9]{3,7})?$'),
  tax_id text not null check (tax_id ~ '^([0-9]{8}|[0-9]{13})?$'),
  company_name text not null check (char_length(company_name) <= 100),
  saved_at timestamptz not null,
  -- A donation has no carrier, a company does not donate, and each kind has what it is for.
  check ((love_code <> '') = (kind = 'donation')),
  check ((tax_id <> '') = (kind = 'company') and (company_name <> '') = (kind = 'company')),
  check (case kind when 'barcode' then barcode <> '' when 'company' then true else barcode = '' end)
);

create table receipts (
  id bigint generated always as identity primary key,
  key text not null unique default public_key(),
  account_id bigint not null references accounts,
  kind text not null check (kind in ('tw_einvoice', 'th_receipt')),
  -- What was paid, by its own number: it is paid once, and so it has one receipt.
  tid text not null unique,
  payable text not null check (payable in ('order', 'supplement', 'bill')),
  payable_id bigint not null,
  order_tids text[] not null,
  currency text not null check (currency in ('TWD', 'THB')),
  moment text not null check (moment in ('payment', 'hand_over')),
  -- The rows it covers, as they were charged, and as they were paid after what stood for cash.
  kinds text[] not null check (kinds <@ array['goods', 'mainland_freight', 'service_fee', 'insurance', 'freight_estimate',
    'international_freight', 'local_freight', 'warehouse', 'other', 'supplement']),
  charged bigint not null check (charged > 0),
  lines jsonb not null,
  exact bigint not null check (exact > 0),
  amount bigint not null check (amount > 0),
  rounding bigint not null check (amount = exact + rounding and rounding between -50 and 50),
  allowed bigint not null default 0 check (allowed between 0 and amount),
  -- More of it was paid back than its allowances have looked at.
  is_refunded boolean not null default false,
  paid_at timestamptz not null,
  state text not null default 'asked' check (state in ('asked', 'unclear', 'issued', 'refused', 'void')),
  sent_at timestamptz,
  number text unique check (number ~ '^([A-Z]{2}[0-9]{8}|TX[0-9]{4}-[0-9]{6,})$'),
  random_number text check (random_number ~ '^[0-9]{4}$'),
  buyer jsonb,
  issued_at timestamptz,
  refusal text not null default '' check (char_length(refusal) <= 300),
  check ((state in ('issued', 'void')) = (number is not null)),
  check ((number is null) = (issued_at is null) and (number is null) = (buyer is null)),
  check (state <> 'unclear' or sent_at is not null)
);
create index receipts_of_account on receipts (account_id, id desc);
create index receipts_of_payable on receipts (payable, payable_id);
create index receipts_under_way on receipts (id) where state in ('asked', 'unclear');
create index receipts_for_staff on receipts (id) where state in ('refused', 'unclear');
create index receipts_refunded on receipts (id) where is_refunded;
create index receipts_by_month on receipts (issued_at) where issued_at is not null;

-- What was issued stays as it was issued: only its end, its allowances and whose it is may change.
create function keep_issued_receipt() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.number is not null then
      raise exception 'receipt % was issued', old.number;
    end if;
    return old;
  end if;
  if old.number is not null
     and (new.number, new.kind, new.tid, new.amount, new.exact, new.lines, new.issued_at, new.currency)
         is distinct from
         (old.number, old.kind, old.tid, old.amount, old.exact, old.lines, old.issued_at, old.currency) then
    raise exception 'receipt % was issued', old.number;
  end if;
  return new;
end $$;
create trigger issued_receipts_stay before update or delete on receipts
  for each row execute function keep_issued_receipt();

-- The last number that was given, by series and year. Its row is held by whoever issues until they have issued, so a
-- number that is rolled back is the next one's, and none is given twice.
create table receipt_counters (
  series text not null check (series in ('th_receipt', 'th_credit_note')),
  year smallint not null,
  last bigint not null check (last > 0),
  primary key (series, year)
);

-- What is taken off an issued receipt after something was paid back.
create table receipt_allowances (
  id bigint generated always as identity primary key,
  key text not null unique default public_key(),
  receipt_id bigint not null references receipts,
  amount bigint not null check (amount > 0),
  -- What was left of the receipt before it: how a lost answer is found out.
  left_before bigint not null check (left_before >= amount),
  state text not null default 'asked' check (state in ('asked', 'unclear', 'issued', 'refused')),
  sent_at timestamptz,
  -- Empty for one that was found to be granted after its answer was lost.
  number text check (char_length(number) <= 20),
  asked_at timestamptz not null,
  granted_at timestamptz,
  refusal text not null default '' check (char_length(refusal) <= 300),
  check ((state = 'issued') = (granted_at is not null) and (state = 'issued') = (number is not null))
);
create index receipt_allowances_of_receipt on receipt_allowances (receipt_id);
create unique index one_allowance_at_a_time on receipt_allowances (receipt_id)
  where state in ('asked', 'unclear');
create index receipt_allowances_under_way on receipt_allowances (id) where state in ('asked', 'unclear');

-- Whoever counts what came back of a charge need not know of receipts.
create function note_refund_of_receipt() returns trigger language plpgsql as $$
begin
  update receipts
     set is_refunded = true
   where not is_refunded
     and payable = case when new.bill_id is not null then 'bill'
                        when new.supplement_id is not null then 'supplement'
                        else 'order' end
     and payable_id = coalesce(new.bill_id, new.supplement_id, new.order_id);
  return null;
end $$;
create trigger refunds_are_noted_by_receipts after update of refunded on order_charges
  for each row when (new.refunded <> old.refunded) execute function note_refund_of_receipt();
