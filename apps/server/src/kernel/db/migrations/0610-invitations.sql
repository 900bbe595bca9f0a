-- Everybody has a code that friends register with: eight signs of 32, the low five bits of random bytes of a UUID. Those
-- left out are I, L, O and U, which people take for others.
create function new_invite_code() returns text language sql volatile as $$
  select string_agg(substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + get_byte(drawn.bytes, place) % 32, 1), '' order by place)
    from (select uuid_send(gen_random_uuid()) as bytes) drawn, generate_series(8, 15) place
$$;
alter table accounts add column invite_code text not null unique default new_invite_code();

-- Who registered with whose code. Any other code stays on the account and names nobody.
create table invitations (
  account_id bigint primary key references accounts,
  inviter_id bigint not null references accounts,
  invited_at timestamptz not null,
  check (account_id <> inviter_id)
);
create index invitations_of_inviter on invitations (inviter_id, account_id desc);

-- What a friend brings, version after version: each holds from its beginning to the next one's.
create table invite_terms (
  id bigint generated always as identity primary key,
  key text not null unique default public_key(),
  begins_at timestamptz not null unique,
  kind text not null constraint invite_terms_kind_check check (kind in ('points', 'bonus', 'share')),
  -- By currency, cents or points.
  amounts jsonb not null,
  month_most jsonb not null,
  -- By tier, of the service fee in basis points; by currency, of the friend's goods in cents.
  shares jsonb not null,
  least jsonb not null,
  entered_by bigint references staff_members,
  entered_at timestamptz not null
);

create table invite_rewards (
  id bigint generated always as identity primary key,
  number text not null unique,
  -- Whose it is, and who brings it.
  account_id bigint not null references accounts,
  friend_id bigint not null unique references accounts,
  terms_id bigint not null references invite_terms,
  state text not null constraint invite_rewards_state_check
    check (state in ('held', 'waiting', 'cleared', 'paid', 'capped', 'refused', 'lost', 'taken_back')),
  -- What was found, and what of it a person has cleared.
  doubts jsonb not null default '[]',
  cleared_doubts jsonb not null default '[]',
  currency text constraint invite_rewards_currency_check check (currency in ('TWD', 'THB', 'PTS')),
  amount bigint not null default 0,
  taken bigint not null default 0,
  -- Refunds of the friend's order that were reckoned with.
  refunds int not null default 0,
  made_at timestamptz not null,
  judged_at timestamptz,
  paid_at timestamptz,
  decided_at timestamptz,
  decided_by bigint references staff_members,
  desk_note text not null default '',
  check (account_id <> friend_id),
  check (amount >= 0 and taken between 0 and amount),
  check ((state in ('paid', 'taken_back')) = (paid_at is not null)),
  check ((paid_at is not null) = (amount > 0 and currency is not null))
);
create index invite_rewards_of_account on invite_rewards (account_id, id desc);
create index invite_rewards_unjudged on invite_rewards (id) where judged_at is null;
create index invite_rewards_open on invite_rewards (id) where state in ('held', 'cleared');
create index invite_rewards_paid on invite_rewards (id) where state = 'paid';
create index invite_rewards_waiting on invite_rewards (judged_at) where state = 'waiting';

-- What one person was given in a month. The database holds the most, whoever pays at the same moment.
create table invite_months (
  account_id bigint not null references accounts,
  month text not null,
  currency text not null constraint invite_months_currency_check check (currency in ('TWD', 'THB', 'PTS')),
  given bigint not null default 0,
  most bigint not null,
  primary key (account_id, month, currency),
  constraint invite_month_holds check (given between 0 and most)
);

-- What people who invite or were invited could have in common, as keyed hashes: equal ones say so, and nothing else.
create table invite_marks (
  account_id bigint not null references accounts,
  kind text not null constraint invite_marks_kind_check check (kind in ('phone', 'card', 'identity', 'home')),
  mark_hash bytea not null,
  primary key (account_id, kind, mark_hash)
);
create index invite_marks_alike on invite_marks (kind, mark_hash);
