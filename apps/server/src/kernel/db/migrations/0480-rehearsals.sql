-- Boxes that are packed before their owner decides what becomes of them. One that was taken apart has no parcel any more,
-- and is remembered by its number and by what was in it: packing the same goods again may cost again.
create table rehearsals (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts,
  tid text not null,
  package_id bigint unique references packages,
  item_ids jsonb not null,
  state text not null constraint rehearsals_state_check
    check (state in ('asked', 'waiting', 'accepted', 'lapsed', 'taken_apart')),
  -- Cents of the payment currency, as was said when it was asked for; and what freight was estimated at then.
  fee bigint not null check (fee >= 0),
  estimate bigint not null check (estimate >= 0),
  asked_at timestamptz not null,
  -- Since its packing: until when its owner answers, and how long the tariff of that moment prices it.
  packed_at timestamptz,
  answer_by timestamptz,
  price_until timestamptz,
  reminded_at timestamptz,
  ended_at timestamptz,
  check ((packed_at is null) = (answer_by is null)),
  check ((packed_at is null) = (price_until is null)),
  check (state <> 'asked' or packed_at is null),
  check (state in ('asked', 'taken_apart') or packed_at is not null),
  check ((ended_at is null) = (state in ('asked', 'waiting'))),
  check ((package_id is null) = (state = 'taken_apart'))
);
create index rehearsals_of_account on rehearsals (account_id);
create index rehearsals_to_answer on rehearsals (answer_by) where state = 'waiting';
