-- Pictures that show what was said in EZ WAY: the desk's beside what it writes down, and those of a parcel's owner. Each belongs to the step that it was
-- brought with, which says by whom and when, and goes with its file.
create table clearance_proofs (
  id bigint generated always as identity primary key,
  step_id bigint not null references clearance_steps,
  file_id bigint not null unique references files on delete cascade
);
create index clearance_proofs_of_step on clearance_proofs (step_id);

-- Its owner brought a picture, which decides nothing.
alter table clearance_steps
  drop constraint clearance_steps_event_check,
  add constraint clearance_steps_event_check
    check (event = any (array[
      'asked', 'prove', 'confirm', 'dispute', 'request', 'match', 'mismatch', 'refuse', 'excuse', 'ask_again', 'expire', 'replace'
    ]))
    not valid;

-- They lie sealed by the key of whom they are about, whoever brought them.
alter table files
  drop constraint files_kind_check,
  add constraint files_kind_check
    check (kind in ('voucher', 'parcel_photo', 'picture', 'claim', 'search', 'goods', 'company', 'export', 'request', 'logo', 'ticket', 'popup', 'clearance'))
    not valid;
