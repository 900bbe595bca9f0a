-- Staff members whom an administrator makes, their authenticators and recovery codes, and the chain that
-- shows whether somebody touched the audit log.

alter table staff_members
  -- Somebody else knows the password: it opens nothing but the choice of a new one, and not for long.
  add column must_change_password boolean not null default false,
  add column password_until timestamptz,
  -- An authenticator that was shown and not yet proven. The proven one is otp_sealed.
  add column otp_pending bytea,
  -- Counts what administrators changed, so that a save can name the state it saw.
  add column version int not null default 1,
  drop column wrong_tries,
  drop column locked_until;
update staff_members set otp_pending = otp_sealed, otp_sealed = null where otp_step = 0;

-- The token names a session in a list; it opens nothing.
alter table staff_sessions
  add column token text not null unique default replace(gen_random_uuid()::text, '-', ''),
  add column user_agent text not null default '';
create index staff_sessions_of_member on staff_sessions (staff_id);

create table staff_recovery_codes (
  staff_id bigint not null references staff_members,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (staff_id, code_hash)
);

-- One link for each act, in the order of their commits and without a gap. A link names the one before it
-- and no two name the same, so the chain cannot fork.
create table audit_chain (
  position bigint primary key check (position > 0),
  act_id bigint not null unique references audit_log,
  prev_hash bytea not null unique,
  hash bytea not null unique
);
create trigger audit_chain_append_only before update or delete on audit_chain
  for each row execute function refuse_change();
create trigger audit_chain_no_truncate before truncate on audit_chain
  for each statement execute function refuse_change();

-- A field with its length before it, so that no two rows are written alike; a dash where there is nothing.
create function audit_field(field text) returns text language sql immutable as $$
  select coalesce(octet_length(field) || ':' || field, '-')
$$;

-- What staff/audit-digest.ts reckons as well when it checks.
create function audit_digest(before bytea, act audit_log) returns bytea language sql immutable as $$
  select sha256(before || convert_to(
    audit_field(act.id::text)
    || audit_field(act.staff_id::text)
    || audit_field(act.action)
    || audit_field(act.object_kind)
    || audit_field(act.object_id)
    || audit_field(act.old_value::text)
    || audit_field(act.new_value::text)
    || audit_field(act.address)
    || audit_field(act.request_id)
    || audit_field((extract(epoch from act.at) * 1000000)::bigint::text), 'UTF8'))
$$;

create function chain_act(act audit_log) returns void language plpgsql as $$
declare
  last audit_chain;
begin
  -- One at a time, until the commit: the next one must see this link.
  perform pg_advisory_xact_lock(7226373);
  select * into last from audit_chain order by position desc limit 1;
  insert into audit_chain (position, act_id, prev_hash, hash)
  values (
    coalesce(last.position, 0) + 1,
    act.id,
    coalesce(last.hash, sha256('')),
    audit_digest(coalesce(last.hash, sha256('')), act)
  );
end $$;

create function chain_new_act() returns trigger language plpgsql as $$
begin
  perform chain_act(new);
  return null;
end $$;

do $$
declare
  act audit_log;
begin
  for act in select * from audit_log order by id loop
    perform chain_act(act);
  end loop;
end $$;

-- Deferred to the commit, when the transaction asks for no other lock any more: whoever waits for the chain
-- holds up nobody whom the holder of it waits for.
create constraint trigger audit_log_chained after insert on audit_log
  deferrable initially deferred for each row execute function chain_new_act();
