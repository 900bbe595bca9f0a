-- The log of what staff did is chained behind the commit, in batches (staff/link-acts.ts), so that no act waits
-- for the one before it to reach the disk. What keeps an act that is not chained yet from vanishing unseen is its
-- strand: a transaction takes a strand that nobody holds, and numbers and hashes its acts behind the ones there.

-- How far each strand goes. The row is held to the commit, so a strand has no gap; a transaction that finds every
-- strand held begins another one, so nobody ever waits here. There are as many as transactions at once.
create table audit_strands (
  id bigint generated always as identity primary key,
  acts bigint not null check (acts > 0),
  hash bytea not null
);

-- How far each strand is in the chain. The linker writes it, who would wait for open acts in the table above.
create table audit_linked (
  strand bigint primary key,
  position bigint not null check (position > 0)
);

-- Null in acts that were chained by their own commit.
alter table audit_log
  add column strand bigint,
  add column strand_position bigint,
  add column strand_hash bytea;
create unique index audit_log_by_strand on audit_log (strand, strand_position) where strand is not null;

create function put_on_strand() returns trigger language plpgsql as $$
begin
  update audit_strands
     set acts = acts + 1, hash = audit_digest(hash, new)
   where id = (select id from audit_strands order by id limit 1 for update skip locked)
  returning id, acts, hash into new.strand, new.strand_position, new.strand_hash;
  if not found then
    insert into audit_strands (acts, hash) values (1, audit_digest(sha256(''), new))
    returning id, acts, hash into new.strand, new.strand_position, new.strand_hash;
  end if;
  return new;
end $$;

-- Acts of transactions that were open when this began are chained by their own commit, as all before them: the
-- lock on the table, which this takes, waits for them.
drop trigger audit_log_chained on audit_log;
drop function chain_new_act();
create trigger audit_log_on_strand before insert on audit_log
  for each row execute function put_on_strand();
