-- A claim that was late with one hand is not late with the next: what was marked so before it moved on is cleared, and a
-- mark without a moment that had passed cannot be written any more.
update damage_claims set escalated_at = null
  where escalated_at is not null and (due_at is null or due_at > escalated_at);
alter table damage_claims
  add constraint damage_claims_escalated_check
    check (escalated_at is null or (due_at is not null and due_at <= escalated_at));
