-- Who issued what we number ourselves, as it was said then: a later change of the setting changes no paper.
alter table receipts add column issuer text check (char_length(issuer) <= 300);
alter table receipt_allowances add column issuer text check (char_length(issuer) <= 300);

-- What was issued before is by whoever was set at that moment, which the history of settings knows.
create function pg_temp.issuer_at(moment timestamptz) returns text language sql stable as $$
  select coalesce((
    select change.value #>> '{}'
      from setting_changes change
     where change.key = 'receipt_issuer'
       and change.withdrawn_at is null
       and change.starts_at <= moment
     order by change.starts_at desc, change.id desc
     limit 1), '')
$$;
update receipts set issuer = pg_temp.issuer_at(issued_at) where number like 'TX%';
update receipt_allowances set issuer = pg_temp.issuer_at(granted_at) where number like 'CN%';

alter table receipts add constraint issuer_of_what_we_number
  check ((issuer is not null) = (number is not null and number like 'TX%'));
alter table receipt_allowances add constraint issuer_of_what_was_granted
  check (issuer is null or granted_at is not null);

create or replace function keep_issued_receipt() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.number is not null then
      raise exception 'receipt % was issued', old.number;
    end if;
    return old;
  end if;
  if old.number is not null
     and (new.number, new.kind, new.tid, new.amount, new.exact, new.lines, new.issued_at, new.currency, new.issuer)
         is distinct from
         (old.number, old.kind, old.tid, old.amount, old.exact, old.lines, old.issued_at, old.currency, old.issuer) then
    raise exception 'receipt % was issued', old.number;
  end if;
  return new;
end $$;
