-- Questions that customers ask us: each one conversation, which is both chat and ticket. Times are moments; until when
-- we answer stands with what waits for us, until when its customer may, with what was answered.
create table work_orders (
  id bigint generated always as identity primary key,
  key text not null unique default public_key(),
  account_id bigint not null references accounts,
  subject text not null check (subject <> ''),
  -- What it is about, by its number outside.
  about_kind text constraint work_orders_about_kind_check check (about_kind in ('order', 'line', 'parcel', 'payment')),
  about_number text not null default '',
  state text not null constraint work_orders_state_check check (state in ('open', 'answered', 'closed')),
  -- Who of us has it.
  staff_id bigint references staff_members,
  asked_at timestamptz not null,
  due_at timestamptz,
  given_hours int not null check (given_hours > 0),
  escalated_at timestamptz,
  warn_at timestamptz,
  close_at timestamptz,
  warned_at timestamptz,
  created_at timestamptz not null,
  moved_at timestamptz not null,
  closed_at timestamptz,
  check ((about_kind is null) = (about_number = '')),
  check ((state = 'open') = (due_at is not null)),
  check ((state = 'answered') = (close_at is not null)),
  check ((close_at is null) = (warn_at is null)),
  check ((state = 'closed') = (closed_at is not null)),
  check (state = 'open' or escalated_at is null)
);
create index work_orders_of_account on work_orders (account_id, id desc);
create index work_orders_waiting on work_orders (due_at, id) where state = 'open';
create index work_orders_of_staff on work_orders (staff_id, due_at) where state = 'open';
create index work_orders_answered on work_orders (close_at) where state = 'answered';
create index work_orders_closed on work_orders (id desc) where state = 'closed';

-- What was said, and what happened to it. Words stay as they were written.
create table work_order_entries (
  id bigint generated always as identity primary key,
  work_order_id bigint not null references work_orders on delete cascade,
  kind text not null constraint work_order_entries_kind_check check (kind in ('said', 'claimed', 'handed_over', 'closed')),
  author text not null constraint work_order_entries_author_check check (author in ('customer', 'staff', 'system')),
  staff_id bigint references staff_members,
  to_staff_id bigint references staff_members,
  content text not null default '',
  language text not null constraint work_order_entries_language_check check (language in ('zh', 'zh-TW', 'th', 'en')),
  imgs jsonb not null default '[]',
  at timestamptz not null,
  check ((author = 'staff') = (staff_id is not null)),
  check ((kind = 'handed_over') = (to_staff_id is not null)),
  check (kind = 'said' or imgs = '[]'),
  check (kind <> 'said' or content <> '' or imgs <> '[]')
);
create index work_order_entries_of on work_order_entries (work_order_id, id);

-- What each was put into for somebody who reads another language.
create table work_order_translations (
  entry_id bigint not null references work_order_entries on delete cascade,
  language text not null constraint work_order_translations_language_check
    check (language in ('zh', 'zh-TW', 'th', 'en')),
  words text not null,
  primary key (entry_id, language)
);

-- What staff write to each other about one; no customer's call reads this table.
create table work_order_notes (
  id bigint generated always as identity primary key,
  work_order_id bigint not null references work_orders on delete cascade,
  staff_id bigint not null references staff_members,
  words text not null check (words <> ''),
  at timestamptz not null
);
create index work_order_notes_of on work_order_notes (work_order_id, id);

-- Answers that are written once and said often, in every language.
create table prepared_answers (
  id bigint generated always as identity primary key,
  key text not null unique default public_key(),
  title text not null check (title <> ''),
  words jsonb not null,
  version int not null default 1,
  written_by bigint not null references staff_members,
  written_at timestamptz not null
);
create unique index one_prepared_answer_of_title on prepared_answers (lower(title));

-- Pictures of a conversation lie sealed by their customer's key.
alter table files
  drop constraint files_kind_check,
  add constraint files_kind_check
    check (kind in ('voucher', 'parcel_photo', 'picture', 'claim', 'search', 'goods', 'company', 'export', 'request', 'logo', 'ticket'))
    not valid;

create function tell_owner_of_work_order() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', 'a' || account_id) from work_orders where id = new.work_order_id;
  return null;
end $$;
create trigger work_order_entries_are_told after insert on work_order_entries
  for each row when (new.author <> 'customer') execute function tell_owner_of_work_order();
