-- The ledger is sealed in blocks: each has a digest of what its transfers say and of the digest before it. Posting knows
-- nothing of it; `money/ledger/seal-ledger.ts` writes a block once nobody can write a transfer into its numbers any more.

create table ledger_blocks (
  position bigint primary key check (position > 0),
  -- Its transfers have numbers above the first and up to the second; the next block begins where this one ends.
  after_id bigint not null unique check (after_id >= 0),
  up_to bigint not null unique,
  transfers integer not null check (transfers between 1 and 1000),
  digest text not null check (digest ~ '^[0-9a-f]{64}$'),
  sealed_at timestamptz not null,
  check (up_to > after_id)
);
create trigger ledger_blocks_append_only before update or delete on ledger_blocks
  for each row execute function refuse_change();
create trigger ledger_blocks_no_truncate before truncate on ledger_blocks
  for each statement execute function refuse_change();

-- What a close saw sealed, so that whoever writes the blocks anew has to write the closes anew as well.
alter table daily_closes
  add column sealed_block bigint,
  add column sealed_digest text,
  add constraint daily_closes_sealed_check check ((sealed_block is null) = (sealed_digest is null));

alter table book_differences
  drop constraint book_differences_kind_check,
  add constraint book_differences_kind_check check (kind = any (
    '{balance,chain,transfer,negative,seal,history,topup_unseen,payout_unseen,settlement_unseen}'::text[]));
